import type { Locator } from '@playwright/test'

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly width: number
  readonly height: number
}

/** Where elements stand in the window, all at one moment: between two measurements a page may still be drawn. */
export async function boxesOf<const Each extends readonly [Locator, ...Locator[]]>(
  ...each: Each
): Promise<{ [Index in keyof Each]: Box }>
export async function boxesOf(first: Locator, ...others: readonly Locator[]): Promise<Box[]> {
  for (;;) {
    const elements = await Promise.all([first, ...others].map((locator) => locator.elementHandle()))
    const boxes = await first.page().evaluate(
      (drawn) =>
        drawn.map((element) => {
          const { left, right, top, bottom, width, height } = (element as Element).getBoundingClientRect()
          return element?.isConnected ? { left, right, top, bottom, width, height } : null
        }),
      elements,
    )
    // One that was drawn anew meanwhile is found again.
    if (boxes.every((box) => box !== null)) return boxes
  }
}
