import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openApi } from '../../support/api.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/test.ts'

const root = join(import.meta.dirname, '../../..')

/** The catalogue as it was built, as a later version in which its menu is called otherwise. */
function laterCatalogue(): string {
  const folder = mkdtempSync(join(tmpdir(), 'staffel-later-'))
  cpSync(join(root, 'mf-catalogue/dist'), join(folder, 'dist'), { recursive: true })
  const edit = (file: string, change: (content: string) => string) => {
    const path = join(folder, 'dist', file)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }
  for (const file of ['area.json', 'build.json'])
    edit(file, (content) => content.replace(/"version":\s*"1\.0\.0"/, '"version":"1.1.0"'))
  edit('area.json', (content) => content.replace(/("nav":[\s\S]*?"nl":\s*)"Producten"/, '$1"Artikelen"'))
  return folder
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' })

/** Somebody comes back to a tab that was open all along, and goes to another page in it. */
async function goOn(tab: Page, name: string): Promise<void> {
  const asked = tab.waitForResponse('**/environment.json')
  await tab.evaluate(() => window.dispatchEvent(new Event('focus')))
  await asked
  await menu(tab).getByRole('link', { name }).click()
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
}

async function change(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Producten in development wijzigen' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function confirm(page: Page, answer: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reden' }).fill('Storing in de prijzen')
  await dialog.getByRole('button', { name: answer }).click()
  await expect(dialog).toBeHidden()
}

test.use({ account: 'manager' })

test('A product owner switches an area off and on, makes a version live and takes it back; an open tab follows', async ({
  page: tab,
  context,
  house,
}) => {
  const admin = await openApi(house.url, 'admin')
  const { users } = Object((await admin.get('/users?search=manager@staffel.example')).body)
  const features = (list: string[]) => admin.post(`/users/${users[0].user_id}/features`, { features: list })
  expect((await features(['product-owner'])).status).toBe(200)
  const { token } = Object(
    (await admin.post('/environments/development/tokens', { area: 'catalogue', label: 'CI', rights: 'publish' })).body,
  )
  const folder = laterCatalogue()
  execFileSync(process.execPath, ['tooling/bin/registry.ts', 'publish', folder, '--to', house.url], {
    cwd: root,
    env: { ...process.env, STAFFEL_DEPLOY_TOKEN: String(token) },
  })
  rmSync(folder, { recursive: true })

  await tab.goto('/offers')
  await expect(menu(tab).getByRole('link', { name: 'Producten' })).toBeVisible()

  const owner = await context.newPage()
  await owner.goto('/offers')
  await owner.getByRole('button', { name: /^Account van/ }).click()
  await owner.getByRole('link', { name: 'Omgevingen' }).click()
  await expect(owner.getByRole('table', { name: 'Omgevingen' })).toBeVisible()
  await expectAccessible(owner, 'the environments')

  await test.step('off: navigation, pages and guests are gone at the next page', async () => {
    await change(owner, 'Uitschakelen')
    await expect(owner.getByRole('dialog').getByText('Weg: menu ‘Producten’')).toBeVisible()
    await expectAccessible(owner, 'what goes with an area')
    await confirm(owner, 'Uitschakelen')
    await expect(menu(tab).getByRole('link', { name: 'Producten' })).toBeVisible()
    await goOn(tab, 'Aanvragen')
    await expect(menu(tab).getByRole('link', { name: 'Producten' })).toBeHidden()
    await tab.goto('/products')
    await expect(tab.getByRole('main').getByRole('alert')).toBeVisible()
    await tab.goto('/settings')
    await expect(tab.getByRole('tab', { name: 'Bedrijf' })).toBeVisible()
    await expect(tab.getByRole('tab', { name: 'Producten' })).toBeHidden()
  })

  await test.step('taken back in the history, it is there again', async () => {
    await owner.getByRole('tab', { name: 'Geschiedenis' }).click()
    const latest = owner.getByRole('row', { name: /Producten uitgeschakeld/ })
    await latest.getByRole('button').click()
    await owner.getByRole('menuitem', { name: 'Ongedaan maken' }).click()
    await confirm(owner, 'Ongedaan maken')
    await goOn(tab, 'Offertes')
    await expect(menu(tab).getByRole('link', { name: 'Producten' })).toBeVisible()
  })

  await test.step('another version is live, and in one click it no longer is', async () => {
    await owner.getByRole('tab', { name: 'Gebieden' }).click()
    await change(owner, 'Andere versie live zetten')
    await owner.getByRole('dialog').getByRole('combobox', { name: 'Versie' }).click()
    await owner.getByTitle(/^1\.1\.0-/).click()
    await expect(owner.getByRole('dialog').getByText('menu ‘Producten’ heet nu ‘Artikelen’')).toBeVisible()
    await confirm(owner, 'Live zetten')
    await goOn(tab, 'Aanvragen')
    await expect(menu(tab).getByRole('link', { name: 'Artikelen' })).toBeVisible()
    await owner.getByRole('button', { name: /^Terug naar 1\.0\.0-/ }).click()
    await expect(owner.getByText(/Producten is in development terug op 1\.0\.0-/)).toBeVisible()
    await goOn(tab, 'Offertes')
    await expect(menu(tab).getByRole('link', { name: 'Producten' })).toBeVisible()
  })
  await features([])
})
