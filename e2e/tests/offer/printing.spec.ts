import { openApi } from '../../support/api.ts'
import { answerTo, issueOffer } from '../../support/offers.ts'
import { printed } from '../../support/printed.ts'
import { expect, test } from '../../support/test.ts'

test.use({ account: 'manager' })

test('Printing an offer prints its document alone: no notes, messages, log or navigation', async ({ page, house }) => {
  const api = await openApi(house.url, 'manager')
  const offer = await issueOffer(api, 'Dakgoten om te printen')
  await answerTo(api.post(`/offers/${offer.offer_id}/notes`, { internal_notes: 'Marge is vijftien procent' }))
  await answerTo(api.post(`/offers/${offer.offer_id}/comments`, { text: 'Onderling besproken', visible_to: 'staff' }))
  await page.goto(`/offers/${offer.externalId}`)
  await page.getByRole('tab', { name: /^Vragen/ }).click()
  await expect(page.getByText('Onderling besproken')).toBeVisible()
  await page.getByRole('tab', { name: /^Notities/ }).click()
  await expect(page.getByText('Marge is vijftien procent')).toBeVisible()

  const { text, sheets } = await printed(page)
  for (const words of [offer.offer_nr, 'Dakgoten leveren', 'Montage op locatie', 'niet in het totaal', '968,00'])
    expect(text).toContain(words)
  for (const words of [
    'Marge',
    'besproken',
    'Interne notities',
    'Activiteit',
    'Versies',
    'Verwijderen',
    'Markeren als geaccepteerd',
    'Meer',
    'Klanten',
    'Marieke Jansen',
  ])
    expect(text).not.toContain(words)
  expect(sheets).toBe(1)

  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 688, height: 900 })
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Stukprijs' })).toBeVisible()
  for (const hidden of [
    page.locator('header[data-head]'),
    page.getByRole('button', { name: 'Markeren als geaccepteerd', includeHidden: true }),
    page.getByText('Marge is vijftien procent'),
  ]) {
    await expect(hidden.first()).toBeAttached()
    await expect(hidden.first()).toBeHidden()
  }
})

test('The customer’s page prints the document alone as well', async ({ page, house }) => {
  const offer = await issueOffer(await openApi(house.url, 'manager'), 'Dakgoten voor de klant')
  await page.goto(offer.path)
  await expect(page.getByRole('article')).toBeVisible()
  const { text } = await printed(page)
  expect(text).toContain('Dakgoten leveren')
  for (const words of ['Accepteren', 'Afwijzen', 'Vragen']) expect(text).not.toContain(words)
})
