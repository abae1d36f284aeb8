import { expect, type Locator } from '@playwright/test'

/** That nothing lies over an element: neither at its middle nor near the middle of its sides. */
export async function expectOnTop(locator: Locator): Promise<void> {
  await expect(locator).toBeVisible()
  const isOnTop = await locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const points = [
      [x, y],
      [left + 2, y],
      [right - 2, y],
      [x, top + 2],
      [x, bottom - 2],
    ] as const
    return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
  })
  expect(isOnTop).toBe(true)
}
