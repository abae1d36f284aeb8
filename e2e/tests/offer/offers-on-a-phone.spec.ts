import { openApi } from '../../support/api.ts'
import { issueNextVersion, issueOffer } from '../../support/offers.ts'
import { expect, test } from '../../support/test.ts'
import { boxesOf } from '../../support/watch/boxesOf.ts'
import { expectOnTop } from '../../support/watch/expectOnTop.ts'

test.use({ account: 'manager', viewport: { width: 390, height: 844 } })

test('Two versions are held against each other within the width of a phone', async ({ page, house }) => {
  const api = await openApi(house.url, 'manager')
  const offer = await issueOffer(api, 'Een titel die lang genoeg is om niet naast een andere te passen')
  await issueNextVersion(api, offer)
  await page.goto(`/offers/${offer.externalId}`)
  await page.getByRole('main').getByRole('button', { name: 'Meer', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Versies' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Vergelijken').click()
  const totals = dialog.getByRole('table', { name: 'Bedragen' })
  await expect(totals).toContainText('992,20')
  const { left, right, beyond } = await dialog.evaluate((element) => {
    const table = element.querySelector('table')?.getBoundingClientRect()
    return {
      left: table?.left ?? -1,
      right: table?.right ?? Infinity,
      beyond: element.scrollWidth - element.clientWidth,
    }
  })
  expect({ left: left >= 0, right: right <= 390, beyond }).toEqual({ left: true, right: true, beyond: 0 })
  for (const version of ['Versie 1', 'Versie 2', 'Verschil']) {
    expect(
      await totals
        .locator(`td[data-label="${version}"]`)
        .first()
        .evaluate((cell) => getComputedStyle(cell, '::before').content),
    ).toBe(`"${version}"`)
  }
})

test('Taking a line back is offered above the bar at the foot, on a phone and beside the buttons of the form', async ({
  page,
}) => {
  await page.goto('/offers/new')
  const freeLine = async () => {
    await page.getByRole('button', { name: 'Anders toevoegen' }).click()
    await page.getByRole('menuitem', { name: 'Vrije regel' }).click()
    await page.getByLabel('Omschrijving, regel 1').fill('Beton')
    await page.getByLabel('Omschrijving, regel 1').press('Enter')
    await page.getByRole('button', { name: 'Regel 1 verwijderen' }).click()
    await expect(page.getByText('Regel verwijderd.')).toBeVisible()
  }
  const isAbove = async (bar: string) => {
    const [toast, foot] = await boxesOf(page.locator('.sf-toast').first(), page.locator(bar).first())
    return toast.bottom <= foot.top
  }
  await freeLine()
  await expect.poll(() => isAbove('nav[data-foot]')).toBe(true)
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await page.getByRole('button', { name: 'Regel 1 verwijderen' }).waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Regel 1 verwijderen' }).click()
  await expect(page.getByText('Regel verwijderd.')).toBeVisible()
  await expect.poll(() => isAbove('footer[data-foot]')).toBe(true)
})

for (const [width, height] of [
  [390, 700],
  [1280, 620],
] as const) {
  test(`A message lies on no button of a dialog in a window of ${width} by ${height}`, async ({
    page,
    house,
    trouble,
  }) => {
    trouble.allow(/decline/, /Failed to load resource/)
    const { path } = await issueOffer(await openApi(house.url, 'manager'), 'Laag venster')
    await page.setViewportSize({ width, height })
    await page.route('**/decline', (route) => route.abort('connectionrefused'))
    await page.goto(path)
    await page.getByRole('region', { name: 'Uw antwoord' }).getByRole('button', { name: 'Afwijzen' }).click()
    const dialog = page.getByRole('dialog', { name: /afwijzen$/ })
    await dialog.getByRole('radio', { name: 'Levertijd te lang' }).check()
    await dialog.getByRole('button', { name: 'Offerte afwijzen' }).click()
    await expect(dialog.getByRole('alert').filter({ hasText: 'Uw antwoord kon niet worden verstuurd.' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Offerte afwijzen' }).scrollIntoViewIfNeeded()
    for (const name of ['Offerte afwijzen', 'Annuleren']) await expectOnTop(dialog.getByRole('button', { name }))
  })
}
