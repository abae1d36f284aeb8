import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Every shift of the layout, as the browser weighs it. */
    moved?: number[]
  }
}

/** From the next page that is loaded on. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.moved?.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How much of the page moved since it was loaded. */
export function moved(page: Page): Promise<number> {
  return page.evaluate(() => (window.moved ?? []).reduce((sum, value) => sum + value, 0))
}
