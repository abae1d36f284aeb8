import { accounts } from '../../support/accounts.ts'
import { expect, test } from '../../support/test.ts'

test.use({ account: 'otherUser' })

test('Who signs out everywhere is out in another browser at its next call, and finds the way back there', async ({
  page,
  browser,
  baseURL,
  trouble,
}) => {
  trouble.allow(/401/)
  const elsewhere = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  const other = await elsewhere.newPage()
  await other.goto('/login')
  await other.getByRole('button', { name: accounts.otherUser }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Offertebeheer' })).toBeVisible()

  await page.goto('/myaccount')
  await page.getByRole('button', { name: 'Overal uitloggen' }).click()
  const question = page.getByRole('dialog', { name: 'Overal uitloggen?' })
  await question.getByRole('button', { name: 'Overal uitloggen' }).click()
  await expect(page).toHaveURL(/\/login/)

  await other.getByRole('searchbox').first().fill('bout')
  await expect(other).toHaveURL(/\/login/)
  await expect(other.getByRole('button', { name: /Google/ })).toBeVisible()
  await elsewhere.close()
})
