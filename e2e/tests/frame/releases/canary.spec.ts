import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openApi } from '../../../support/api.ts'
import { editFile, laterBuild } from '../../../support/house/releases/laterBuild.ts'
import { publish, tokenFor } from '../../../support/house/releases/publish.ts'
import { expect, test } from '../../../support/test.ts'

/** mf-offers as a later version whose menu is called otherwise, and which does not start. */
const failingOffers = () =>
  laterBuild('offers', { version: '1.1.0', menu: ['Offertes', 'Aanbiedingen'] }, (dist) => {
    const { chunks } = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'))
    for (const script of chunks.area.scripts) {
      for (const copy of readdirSync(dist).filter((name) => name === `${script}.br` || name === `${script}.gz`))
        rmSync(join(dist, copy))
      editFile(join(dist, script), () => 'throw new Error("Broken on purpose")')
    }
  })

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' })

test.use({ account: 'admin' })

test('A canary is for one role alone, stops by itself when it fails, and says why; what people saw is found by its id', async ({
  page: owner,
  browser,
  house,
  sessions,
  trouble,
}) => {
  trouble.allow(/Broken on purpose/)
  const admin = await openApi(house.url, 'admin')
  publish(failingOffers(), house.url, await tokenFor(admin, 'offers'))
  const open = async (account: 'manager' | 'user') =>
    (await browser.newContext({ storageState: await sessions.of(account) })).newPage()
  const [manager, user] = [await open('manager'), await open('user')]

  await test.step('with limits that a few visits reach', async () => {
    const [{ revision }] = Object((await admin.get('/environments')).body)
    const limits = {
      // As many as the visits below: before the last of them it is not judged.
      sessions: 3,
      load_points: 2,
      error_times: 2,
      errors_least: 5,
      vitals_percent: 25,
      measured_percent: 100,
    }
    const body = { limits, revision, reason: 'Few people here' }
    expect((await admin.post('/environments/development/canary-limits', body)).status).toBe(200)
  })

  await test.step('managers get it, and nobody else', async () => {
    await owner.goto('/environments')
    // What was measured comes after the rows, and may move them.
    await expect(owner.getByRole('row', { name: /^Offertes / }).getByText(/^Live: /)).toHaveCount(3)
    await owner.getByRole('button', { name: 'Offertes in development wijzigen' }).click()
    await owner.getByRole('menuitem', { name: 'Canary instellen' }).click()
    const dialog = owner.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Versie' }).click()
    await owner.getByTitle(/^1\.1\.0-/).click()
    await dialog.getByRole('spinbutton', { name: /Deel van de mensen/ }).fill('100')
    await dialog.getByRole('checkbox', { name: 'managers' }).check()
    await dialog.getByRole('textbox', { name: 'Reden' }).fill('Proef met managers')
    await dialog.getByRole('button', { name: 'Canary starten' }).click()
    await expect(dialog).toBeHidden()
    await manager.goto('/requests')
    await expect(menu(manager).getByRole('link', { name: 'Aanbiedingen' })).toBeVisible()
    for (let visit = 0; visit < 3; visit += 1) {
      await user.goto('/offers')
      await expect(user.getByRole('main').getByRole('row').nth(2)).toBeVisible()
    }
    await expect(menu(user).getByRole('link', { name: 'Offertes' })).toBeVisible()
  })

  const failed = manager.getByRole('main').getByRole('alert')
  let id = ''
  await test.step('it does not start, and the rest of the page stands', async () => {
    for (let visit = 0; visit < 3; visit += 1) {
      await manager.goto('/offers')
      await expect(failed).toBeVisible()
    }
    id = /[0-9a-f]{8}$/.exec((await failed.textContent())?.trim() ?? '')?.[0] ?? ''
    expect(id).not.toBe('')
    await expect(menu(manager).getByRole('link', { name: 'Aanvragen' })).toBeVisible()
  })

  await test.step('it stops by itself, and says why', async () => {
    await user.goto('about:blank')
    const runs = async () => {
      const [{ areas }] = Object((await admin.get('/environments')).body)
      return areas.find((area: { id: string }) => area.id === 'offers').canary
    }
    await expect.poll(runs).toBeNull()
    await owner.reload()
    await expect(owner.getByText(/^Live 1\.0\.0-/).first()).toBeVisible()
    await expect(owner.getByText(/^Canary 1\.1\.0-/)).toBeHidden()
    await owner.getByRole('tab', { name: 'Geschiedenis' }).click()
    await expect(owner.getByRole('row', { name: /is vanzelf gestopt\. Laden lukt in 0%/ })).toBeVisible()
  })

  await test.step('what the manager saw is found by its id', async () => {
    await owner.getByRole('tab', { name: 'Fouten' }).click()
    await owner.getByRole('textbox', { name: 'Kenmerk' }).fill(id)
    await expect(owner.getByRole('row', { name: new RegExp(id) })).toBeVisible()
  })

  await test.step('the open tab has the live version from its next page on', async () => {
    const asked = manager.waitForResponse('**/environment.json')
    await manager.evaluate(() => window.dispatchEvent(new Event('focus')))
    await asked
    await menu(manager).getByRole('link', { name: 'Aanvragen' }).click()
    await menu(manager).getByRole('link', { name: 'Offertes' }).click()
    await expect(manager.getByRole('main').getByRole('row').nth(2)).toBeVisible()
  })
  await manager.context().close()
  await user.context().close()
})
