/** What an object is made of. */
export const descriptorsOf = (of: object): ReadonlyMap<PropertyKey, PropertyDescriptor> =>
  new Map(Reflect.ownKeys(of).map((key) => [key, Object.getOwnPropertyDescriptor(of, key) ?? {}]))

/** Makes it of that again. */
export function putBack(into: object, before: ReadonlyMap<PropertyKey, PropertyDescriptor>): void {
  const now = descriptorsOf(into)
  for (const key of now.keys()) if (!before.has(key)) Reflect.deleteProperty(into, key)
  for (const [key, was] of before) {
    const is = now.get(key)
    if (is?.value !== was.value || is?.get !== was.get) Reflect.defineProperty(into, key, was)
  }
}
