import { expectAccessible } from '../support/expectAccessible.ts'
import { expect, test } from '../support/test.ts'

test.use({ account: 'otherManager' })

test('A company that has no mailbox yet is led to it, until somebody puts the first steps away', async ({ page }) => {
  await page.goto('/dashboard')
  const steps = page.getByRole('region', { name: /^Eerste stappen/ })
  await expect(steps).toContainText('4 van 6 gedaan')
  await expect(steps.getByRole('listitem')).toHaveCount(6)
  await expect(steps.getByRole('link')).toHaveText(['Logo kiezen', 'Mailbox instellen'])
  await expectAccessible(page, 'the dashboard of a new company')

  await steps.getByRole('link', { name: 'Mailbox instellen' }).click()
  await expect(page.getByRole('dialog', { name: 'Mailbox voor aanvragen' })).toBeVisible()
  await page.goBack()

  await steps.getByRole('button', { name: 'Niet meer tonen' }).click()
  await expect(steps).toHaveCount(0)
  await page.reload()
  await expect(
    page
      .getByRole('region', { name: /^Vandaag/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await expect(steps).toHaveCount(0)
})
