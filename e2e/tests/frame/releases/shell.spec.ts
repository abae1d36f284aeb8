import type { Page } from '@playwright/test'
import { openApi, type Api } from '../../../support/api.ts'
import { comeBack, heading, link } from '../../../support/frame.ts'
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

/** Lost where the page is loaded anew. */
const mark = (tab: Page) => tab.evaluate(() => document.body.setAttribute('data-same-page', ''))

const open = async (tab: Page, name: string, title: string) => {
  await link(tab, name).click()
  await expect(heading(tab, title)).toBeVisible()
}

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
    await expect(tab.locator('body')).toHaveAttribute('data-same-page')
  })

  await test.step('live, it comes with the next page', async () => {
    await change(admin, 'live', { version })
    await comeBack(tab)
    await expect(tab.locator('body')).toHaveAttribute('data-same-page')
    await open(tab, 'Producten', 'Producten')
    await expect(script(tab, later.main)).toHaveCount(1)
    await expect(heading(tab, 'Producten')).toBeVisible()
  })

  await test.step('and goes with the next page when it is rolled back', async () => {
    await mark(tab)
    await change(admin, 'rollback')
    await comeBack(tab)
    await expect(tab.locator('body')).toHaveAttribute('data-same-page')
    await open(tab, 'Offertes', 'Offertebeheer')
    await expect(tab.locator('body')).not.toHaveAttribute('data-same-page')
    await expect(script(tab, later.main)).toHaveCount(0)
    await expect(heading(tab, 'Offertebeheer')).toBeVisible()
  })
})
