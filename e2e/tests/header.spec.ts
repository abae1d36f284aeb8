import type { Locator } from '@playwright/test'
import { changeBoot } from '../support/house/boot.ts'
import { expect, test } from '../support/test.ts'

test.use({ account: 'admin' })

const more = ['Organisaties', 'Uitnodigingen', 'ROI-calculator']

test('The header keeps its buttons beside the logo, however many entries the navigation has', async ({ page }) => {
  await changeBoot(page, (boot) => {
    const people = boot.areas.find(({ document }) => document.id === 'people')
    const [entry] = people?.document.nav ?? []
    if (!people || !entry) throw new Error('No entry of people')
    const nav = [
      ...people.document.nav,
      ...more.map((label) => ({ ...entry, id: `people.${label}`, label: { nl: label, en: label } })),
    ]
    Object.assign(people.document, { nav })
  })
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/offers')
    await expect(page.getByRole('navigation').first().getByRole('link')).toHaveCount(9)
    const middle = (shown: Locator) =>
      shown.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect()
        return top + height / 2
      })
    const actions = await middle(page.getByRole('button', { name: /^Account van/ }))
    expect(
      Math.abs((await middle(page.getByRole('link', { name: 'Staffel, naar de offertes' }))) - actions),
      `beside each other at ${width}`,
    ).toBeLessThan(12)
    expect(
      await page
        .getByRole('navigation', { name: 'Hoofdmenu' })
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      `entries out of sight at ${width}`,
    ).toBe(0)
  }
})
