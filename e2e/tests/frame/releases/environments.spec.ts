import type { Page } from '@playwright/test'
import { openApi, type Api } from '../../../support/api.ts'
import { expectAccessible } from '../../../support/expectAccessible.ts'
import { alert, comeBack, link, mark, marked } from '../../../support/frame.ts'
import { laterBuild } from '../../../support/house/releases/laterBuild.ts'
import { publish, tokenFor } from '../../../support/house/releases/publish.ts'
import { expect, test } from '../../../support/test.ts'

/** Somebody comes back to a tab that was open all along, and goes to another page in it, which is loaded anew. */
async function goOn(tab: Page, name: string): Promise<void> {
  await mark(tab)
  await comeBack(tab)
  await link(tab, name).click()
  await expect(marked(tab)).toHaveCount(0)
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
}

async function change(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Producten in production wijzigen' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function confirm(page: Page, answer: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reden' }).fill('Storing in de prijzen')
  await dialog.getByRole('checkbox', { name: 'Dit is productie. Ik wil dit daar wijzigen.' }).check()
  await dialog.getByRole('button', { name: answer }).click()
  await expect(dialog).toBeHidden()
}

/** What Ctrl-K offers for a word, until it has searched: what else it finds tells. */
async function expectFound(tab: Page, isThere: boolean): Promise<void> {
  const palette = tab.getByRole('dialog', { name: 'Zoeken en doen' })
  const searched = tab.waitForResponse((answer) => answer.url().includes('/webhook/search'))
  await tab.keyboard.press('Control+k')
  await palette.getByRole('combobox').fill('betonplex')
  await searched
  await expect(palette.getByRole('group', { name: 'Offertes' }).getByRole('option').first()).toBeVisible()
  await expect(palette.getByRole('group', { name: 'Producten' })).toHaveCount(isThere ? 1 : 0)
  await palette.getByRole('combobox').fill('Nieuw product')
  await expect(palette.getByRole('option', { name: /^Nieuw product/ })).toHaveCount(isThere ? 1 : 0)
  await tab.keyboard.press('Escape')
  await expect(palette).toBeHidden()
}

/** Within two seconds every process knows. */
async function expectAnswers(api: Api, answer: string): Promise<void> {
  await expect
    .poll(async () => {
      const { status, body } = await api.get('/pricelists')
      return status === 200 ? 'answered' : `${status} ${String(Object(body).code)}`
    })
    .toBe(answer)
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
  const later = laterBuild('catalogue', { version: '1.1.0', menu: ['Producten', 'Artikelen'] })
  publish(later, house.url, await tokenFor(admin, 'catalogue'))

  // This browser looks at production from here on.
  await tab.goto('/offers?environment=production')
  await expect(tab.getByRole('complementary', { name: 'Omgeving' })).toContainText('production')
  await expect(link(tab, 'Producten')).toBeVisible()
  const inProduction = await openApi(house.url, 'manager', { cookie: 'staffel_environment=production' })
  await expectFound(tab, true)
  await expectAnswers(inProduction, 'answered')

  const owner = await context.newPage()
  await owner.goto('/offers')
  await owner.getByRole('button', { name: /^Account van/ }).click()
  await owner.getByRole('link', { name: 'Omgevingen' }).click()
  await expect(owner.getByRole('table', { name: 'Omgevingen' })).toBeVisible()
  await expectAccessible(owner, 'the environments')

  await test.step('off: navigation, pages, guests, search and calls are gone at the next page', async () => {
    await change(owner, 'Uitschakelen')
    await expect(owner.getByRole('dialog').getByText('Weg: menu ‘Producten’')).toBeVisible()
    await expectAccessible(owner, 'what goes with an area')
    await owner.getByRole('checkbox', { name: /^De API weigert dan ook de aanroepen/ }).check()
    await confirm(owner, 'Uitschakelen')
    await expect(link(tab, 'Producten')).toBeVisible()
    await goOn(tab, 'Aanvragen')
    await expect(link(tab, 'Producten')).toBeHidden()
    await expectFound(tab, false)
    await expectAnswers(inProduction, '403 AREA_DISABLED')
    await tab.goto('/products')
    await expect(alert(tab)).toContainText('Het onderdeel Producten staat niet aan in deze omgeving')
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
    await expect(link(tab, 'Producten')).toBeVisible()
    await expectFound(tab, true)
    await expectAnswers(inProduction, 'answered')
  })

  await test.step('another version is live, and in one click it no longer is', async () => {
    await owner.getByRole('tab', { name: 'Gebieden' }).click()
    await change(owner, 'Andere versie live zetten')
    await owner.getByRole('dialog').getByRole('combobox', { name: 'Versie' }).click()
    await owner.getByTitle(/^1\.1\.0-/).click()
    await expect(owner.getByRole('dialog').getByText('menu ‘Producten’ heet nu ‘Artikelen’')).toBeVisible()
    await confirm(owner, 'Live zetten')
    await goOn(tab, 'Aanvragen')
    await expect(link(tab, 'Artikelen')).toBeVisible()
    const products = owner.getByRole('row', { name: /^Producten / })
    await products.getByRole('button', { name: /^Terug naar 1\.0\.0-/ }).click()
    await expect(owner.getByText(/Producten is in production terug op 1\.0\.0-/)).toBeVisible()
    await goOn(tab, 'Offertes')
    await expect(link(tab, 'Producten')).toBeVisible()
  })
  await features([])
})
