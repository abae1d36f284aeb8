import type { Page } from '@playwright/test'
import { openApi, type Api } from '../../../support/api.ts'
import { comeBack, heading, link } from '../../../support/frame.ts'
import { laterBuild } from '../../../support/house/releases/laterBuild.ts'
import { publish, tokenFor } from '../../../support/house/releases/publish.ts'
import { expect, test } from '../../../support/test.ts'

type Menu = 'Offertes' | 'Aanbiedingen'

const rows = (tab: Page) => tab.getByRole('main').getByRole('row')

/** Somebody's work in a tab: a list of another area, the offers, and one of them. */
async function works(tab: Page, menu: Menu): Promise<void> {
  await link(tab, 'Aanvragen').click()
  await expect(heading(tab, 'Offerteaanvragen')).toBeVisible()
  await link(tab, menu).click()
  await expect(heading(tab, 'Offertebeheer')).toBeVisible()
  const title = await rows(tab).nth(2).getByRole('cell').nth(2).innerText()
  await rows(tab).nth(2).getByText(title).click()
  await expect(heading(tab, title)).toBeVisible()
}

/** A tab that asks every minute might learn of a change in between: it gets no answer. */
const askNothing = (tab: Page) => tab.route('**/environment.json', () => {})

const change = (environment: string) => `Offertes in ${environment} wijzigen`

/** What a product owner does with the offers of an environment, by its menu. */
async function release(owner: Page, environment: string, item: string, version?: RegExp): Promise<void> {
  await owner.getByRole('button', { name: change(environment) }).click()
  await owner.getByRole('menuitem', { name: item }).click()
  const dialog = owner.getByRole('dialog')
  if (version) {
    await dialog.getByRole('combobox', { name: 'Versie' }).click()
    await owner.getByTitle(version).click()
  }
  await expect(dialog.getByText('menu ‘Offertes’ heet nu ‘Aanbiedingen’')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reden' }).fill('Een dag geprobeerd')
  const sure = dialog.getByRole('checkbox', { name: 'Dit is productie. Ik wil dit daar wijzigen.' })
  if (environment === 'production') await sure.check()
  await dialog.getByRole('button', { name: 'Live zetten' }).click()
  await expect(dialog).toBeHidden()
}

const cellOf = (owner: Page, environment: string) =>
  owner.getByRole('cell').filter({ has: owner.getByRole('button', { name: change(environment) }) })

async function takeBack(admin: Api, environment: string): Promise<void> {
  const { body } = await admin.get('/environments')
  const [{ revision }] = Object(body).filter(({ name }: { name: string }) => name === environment)
  const { status } = await admin.post(`/environments/${environment}/areas/offers/rollback`, {
    revision,
    reason: 'Done',
  })
  expect(status).toBe(200)
}

test.use({ account: 'admin' })

test('A version goes through staging to production, and back in one click, while a tab that is open works on', async ({
  page: owner,
  browser,
  house,
  sessions,
  trouble,
}) => {
  const admin = await openApi(house.url, 'admin')
  const context = await browser.newContext({ storageState: await sessions.of('manager') })
  await trouble.watch(context)
  await context.addCookies([{ name: 'staffel_environment', value: 'production', url: house.url }])
  const tab = await context.newPage()
  await tab.goto('/offers')
  await works(tab, 'Offertes')

  await test.step('published, it is live nowhere', async () => {
    const later = laterBuild('offers', { version: '1.2.0', menu: ['Offertes', 'Aanbiedingen'] })
    publish(later, house.url, await tokenFor(admin, 'offers'))
    await comeBack(tab)
    await works(tab, 'Offertes')
  })

  await test.step('live in development and in staging, production stays as it is', async () => {
    await owner.goto('/environments')
    await release(owner, 'development', 'Andere versie live zetten', /^1\.2\.0-/)
    await release(owner, 'staging', 'Overnemen van development')
    await expect(cellOf(owner, 'staging').getByText(/^Live 1\.2\.0-/)).toBeVisible()
    await comeBack(tab)
    await works(tab, 'Offertes')
  })

  await test.step('live in production, the open tab works with what it has, and has it from its next page on', async () => {
    await askNothing(tab)
    await release(owner, 'production', 'Overnemen van staging')
    await works(tab, 'Offertes')
    await tab.unrouteAll()
    await comeBack(tab)
    await link(tab, 'Aanvragen').click()
    await expect(link(tab, 'Aanbiedingen')).toBeVisible()
    await works(tab, 'Aanbiedingen')
  })

  await test.step('one click takes it back, there alone; so does the tab', async () => {
    await askNothing(tab)
    await cellOf(owner, 'production')
      .getByRole('button', { name: /^Terug naar 1\.0\.0-/ })
      .click()
    await expect(owner.getByText(/Offertes is in production terug op 1\.0\.0-/)).toBeVisible()
    await expect(cellOf(owner, 'staging').getByText(/^Live 1\.2\.0-/)).toBeVisible()
    await works(tab, 'Aanbiedingen')
    await tab.unrouteAll()
    await comeBack(tab)
    await link(tab, 'Aanvragen').click()
    await expect(link(tab, 'Offertes')).toBeVisible()
    await works(tab, 'Offertes')
  })
  await context.close()
  for (const environment of ['development', 'staging']) await takeBack(admin, environment)
})
