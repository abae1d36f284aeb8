import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { openApi } from '../../support/api.ts'
import { answerTo } from '../../support/offers.ts'
import { expect, test } from '../../support/test.ts'

test.use({ account: 'manager' })

/** Above what any other journey asks for. */
const limit = '250000'

test('An offer above the limit goes out once a colleague has approved it', async ({
  page,
  browser,
  house,
  sessions,
  trouble,
}) => {
  // The refusal of the issue is the question.
  trouble.allow(/\b409\b/)
  await setLimit(page, limit)
  const api = await openApi(house.url, 'manager')
  const items = [{ id: 'a', description: 'Gevelbekleding', quantity: 2, unitPrice: 150_000 }]
  const offer = { title: 'Gevel', customer: { organization_id: 1001 }, items }
  const [saved] = await answerTo<{ offer_id: number; offer_nr: string }[]>(api.post('/offers/create', { offer }))
  const { offer_id: id, offer_nr: number } = saved ?? { offer_id: 0, offer_nr: '' }

  await page.goto(`/offers/${id}?edit=1`)
  await page.getByRole('button', { name: 'Uitbrengen en versturen' }).click()
  const question = page.getByRole('dialog', { name: 'Goedkeuring van een collega nodig' })
  await expect(question.getByText(/^Bedrag van €\s300\.000,00 exclusief btw, meer dan €\s250\.000,00$/)).toBeVisible()
  await question.getByRole('button', { name: 'Goedkeuring vragen' }).click()
  await expect(page.getByText(/^Marieke Jansen heeft op .* goedkeuring gevraagd$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Uitbrengen en versturen' })).toHaveCount(0)
  await expectAccessible(page, 'an offer that waits for a colleague')

  const colleague = await browser.newContext({ storageState: await sessions.of('admin'), baseURL: house.url })
  await trouble.watch(colleague)
  const other = await colleague.newPage()
  await other.goto('/dashboard')
  const today = other.getByRole('list', { name: 'Vandaag' })
  await other.getByRole('button', { name: /^Nog \d+ tonen$/ }).click()
  await expect(today.getByRole('link', { name: new RegExp(`${number}.*Goedkeuring gevraagd`) })).toBeVisible()
  await other.getByRole('link', { name: /wacht(en)? op goedkeuring$/ }).click()
  await expect(other).toHaveURL('/offers?approval=asked')
  await other.getByRole('button', { name: /^Meldingen/ }).click()
  await other.getByText('Marieke Jansen vraagt uw goedkeuring voor de offerte').click()
  await other.getByRole('button', { name: 'Goedkeuren', exact: true }).click()
  const answer = other.getByRole('dialog', { name: `${number} goedkeuren` })
  await answer.getByRole('button', { name: 'Goedkeuren', exact: true }).click()
  await expect(other.getByText(/^Goedgekeurd door /).first()).toBeVisible()
  await colleague.close()

  await page.reload()
  await page.getByRole('button', { name: 'Uitbrengen en versturen' }).click()
  await expect(page.getByRole('dialog', { name: /versturen$/ })).toBeVisible()
  await expect(page.getByRole('main').getByText('In afwachting', { exact: true }).first()).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click()
  await setLimit(page, '')
})

async function setLimit(page: Page, amount: string): Promise<void> {
  await page.goto('/settings?tab=pricing')
  await page.getByRole('textbox', { name: /^Bij een bedrag boven/ }).fill(amount)
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('De instellingen voor offertes zijn opgeslagen.')).toBeVisible()
}
