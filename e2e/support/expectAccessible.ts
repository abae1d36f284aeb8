import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails on whatever keeps people out: findings of impact "critical" or "serious" on the screen as it is now. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const grave = violations.filter(({ impact }) => impact === 'critical' || impact === 'serious')
  const findings = grave.flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${impact} ${id}: ${node.html.slice(0, 160)} — ${node.failureSummary ?? ''}`),
  )
  expect(findings, `accessibility of ${screen}`).toEqual([])
}

/** A colour in the middle of a transition is nobody's choice. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => animation.playState !== 'running' || animation.effect?.getTiming().iterations === Infinity),
  )
}
