import { openApi } from '../../support/api.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { issueOffer } from '../../support/offers.ts'
import { expect, test } from '../../support/test.ts'

test.use({ account: 'manager' })

test('Files that are let go of over the panel are added, each with its own answer', async ({
  page,
  house,
  trouble,
}) => {
  trouble.allow(/attachments/, /Failed to load resource/)
  const { externalId } = await issueOffer(await openApi(house.url, 'manager'), 'Bestanden')
  await page.goto(`/offers/${externalId}`)
  await expect(page.getByRole('tab', { name: 'Bestanden' })).toBeVisible()
  const files = await page.evaluateHandle(() => {
    const held = new DataTransfer()
    held.items.add(new File(['%PDF-1.4\n%%EOF\n'], 'tekening.pdf', { type: 'application/pdf' }))
    held.items.add(new File(['geen plaatje'], 'foto.png', { type: 'image/png' }))
    return held
  })
  await page.dispatchEvent('main', 'dragover', { dataTransfer: files })
  await expect(page.getByRole('tab', { name: 'Bestanden' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Laat los om toe te voegen')).toBeVisible()
  const panel = page.getByRole('tabpanel', { name: 'Bestanden' })
  await panel.getByText('Nog geen bijlagen.').dispatchEvent('drop', { dataTransfer: files })
  await expect(panel.getByRole('button', { name: 'tekening.pdf', exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Bestanden 1' })).toBeVisible()
  const left = panel.getByRole('list', { name: 'Onderweg' })
  await expect(left.getByRole('alert')).toBeVisible()
  await expect(left).toContainText('foto.png')
  await expectAccessible(page, 'the files of an offer')
  await left.getByRole('button', { name: 'Weghalen' }).click()
  await expect(left).toBeHidden()
})
