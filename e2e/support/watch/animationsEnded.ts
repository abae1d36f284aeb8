import type { Page } from '@playwright/test'

/** Until nothing moves but what always does: a colour in the middle of a transition is nobody's choice. */
export async function animationsEnded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => animation.playState !== 'running' || animation.effect?.getTiming().iterations === Infinity),
  )
}
