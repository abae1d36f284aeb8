import type { Page } from '@playwright/test'
import { settled } from '../../watch/settled.ts'

/**
 * Stops the clocks of a browser at a move of the mouse, from which the hour without activity counts: no time passes now
 * but what the test lets pass, however busy the machine. What a page asks of the server, it asks while they go.
 */
export async function beginTheHour(page: Page): Promise<void> {
  // A minute ahead: they go on until they are told to stop.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await settled(page)
  await page.mouse.move(150, 5)
}

/** For what needs clocks that go, while the test's stand still. */
export async function inSmallSteps(page: Page, work: Promise<void>): Promise<void> {
  const state = { isDone: false }
  const done = work.finally(() => (state.isDone = true))
  while (!state.isDone) await page.clock.runFor(10)
  await done
}
