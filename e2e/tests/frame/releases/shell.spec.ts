import type { Page } from '@playwright/test'
import { openApi, type Api } from '../../../support/api.ts'
import { comeBack, heading, link, mark, marked } from '../../../support/frame.ts'
import { laterShell } from '../../../support/house/releases/laterShell.ts'
import { publish, tokenFor } from '../../../support/house/releases/publish.ts'
import { expect, test } from '../../../support/test.ts'

const change = async (admin: Api, act: string, body: object = {}) => {
  const [{ revision }] = Object((await admin.get('/environments')).body)
  const path = `/environments/development/areas/shell/${act}`
  const { status, body: answered } = await admin.post(path, { ...body, revision, reason: 'A trial' })
  expect([status, status === 200 ? null : answered]).toEqual([200, null])
}

/** The script of the shell that the tab runs: looked for again where the page is loaded anew meanwhile. */
const script = (tab: Page, main: string) => tab.locator(`script[src$="${main}"]`)

const open = async (tab: Page, name: string, title: string) => {
  await link(tab, name).click()
  await expect(heading(tab, title)).toBeVisible()
}

const notice = (tab: Page) => tab.getByRole('status').filter({ hasText: 'Er is een andere versie' })

test.use({ account: 'manager' })

test('An open tab works on when the shell is promoted or rolled back, and has the other one from its next page', async ({
  page: tab,
  house,
}) => {
  const admin = await openApi(house.url, 'admin')
  const later = laterShell()
  const version = publish(later.folder, house.url, await tokenFor(admin, 'shell'))
  await tab.goto('/offers')
  await expect(heading(tab, 'Offertebeheer')).toBeVisible()
  await expect(script(tab, later.main)).toHaveCount(0)

  await test.step('published, it changes nothing for the tab', async () => {
    await mark(tab)
    await comeBack(tab)
    await open(tab, 'Aanvragen', 'Offerteaanvragen')
    await expect(marked(tab)).toHaveCount(1)
    await expect(notice(tab)).toHaveCount(0)
  })

  await test.step('live, it comes with the next page', async () => {
    await change(admin, 'live', { version })
    await comeBack(tab)
    await expect(marked(tab)).toHaveCount(1)
    await expect(notice(tab)).toBeVisible()
    await open(tab, 'Producten', 'Producten')
    await expect(notice(tab)).toHaveCount(0)
    await expect(script(tab, later.main)).toHaveCount(1)
    await expect(heading(tab, 'Producten')).toBeVisible()
  })

  await test.step('and goes with the next page when it is rolled back', async () => {
    await mark(tab)
    await change(admin, 'rollback')
    await comeBack(tab)
    await expect(marked(tab)).toHaveCount(1)
    await open(tab, 'Offertes', 'Offertebeheer')
    await expect(marked(tab)).toHaveCount(0)
    await expect(script(tab, later.main)).toHaveCount(0)
    await expect(heading(tab, 'Offertebeheer')).toBeVisible()
  })
  await test.step('whoever wants it now has it now', async () => {
    await change(admin, 'live', { version })
    await comeBack(tab)
    await notice(tab).getByRole('button', { name: 'Nu vernieuwen' }).click()
    await expect(script(tab, later.main)).toHaveCount(1)
    await expect(heading(tab, 'Offertebeheer')).toBeVisible()
    await expect(notice(tab)).toHaveCount(0)
  })

  await test.step('whoever leaves unsaved work for a page has it there, and is asked once', async () => {
    const tiers = tab.getByRole('region', { name: 'Staffelprijzen' })
    await tab.goto('/products/1')
    await tiers.getByRole('button', { name: 'Bewerken' }).click()
    const first = tab.getByRole('group', { name: 'Staffel 1', exact: true })
    await first.getByRole('textbox', { name: 'Prijs' }).fill('9,99')
    await change(admin, 'rollback')
    await comeBack(tab)
    await expect(notice(tab)).toBeVisible()
    await link(tab, 'Offertes').click()
    await tab.getByRole('dialog').getByRole('button', { name: 'Verlaten' }).click()
    await expect(heading(tab, 'Offertebeheer')).toBeVisible()
    await expect(notice(tab)).toHaveCount(0)
    await expect(script(tab, later.main)).toHaveCount(0)
  })
})
