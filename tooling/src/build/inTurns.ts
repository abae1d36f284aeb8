/**
 * Does `work` for every item, at most `atOnce` at a time. Stops starting new work at the first failure and rejects with
 * it.
 */
export async function inTurns<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, worker))
  } catch (error) {
    waiting.length = 0
    throw error
  }
}
