import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { animationsEnded } from './watch/animationsEnded.ts'

const counted: readonly unknown[] = ['critical', 'serious', 'moderate']

/** Fails on whatever keeps people out of the screen as it is now, or makes it hard on them. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // Its address comes before its code does.
  await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' })
  await animationsEnded(page)
  expect(await axeFindings(page), `accessibility of ${screen}`).toEqual([])
}

/** What axe finds by WCAG 2.2 AA and by good practice, the size of what is pressed included; trifles are left out. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    // What it finds in several frames is put together in a page of its own, which costs twice what the finding does.
    .setLegacyMode(page.frames().length === 1)
    .analyze()
  return violations
    .filter(({ impact }) => counted.includes(impact))
    .flatMap(({ id, impact, nodes }) =>
      nodes.map((node) => `${impact} ${id}: ${node.html.slice(0, 160)} — ${node.failureSummary ?? ''}`),
    )
}
