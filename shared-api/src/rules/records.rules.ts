/** A value for each of the keys. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  // `fromEntries` forgets which keys it was given.
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>
}

export function pick<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>
}
