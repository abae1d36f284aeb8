import type { Browser, Page } from '@playwright/test'
import { Client } from 'pg'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { alert, heading, link } from '../../support/frame.ts'
import { cuttable, type Cuttable } from '../../support/house/cuttable.ts'
import { createDatabase, type NamedDatabase } from '../../support/house/database.ts'
import { startHouse, type House } from '../../support/house/house.ts'
import { createSessions, type Sessions } from '../../support/sessions.ts'
import { expect, test as base } from '../../support/test.ts'

interface Lost {
  readonly house: House
  readonly database: NamedDatabase
  readonly way: Cuttable
  readonly sessions: Sessions
}

/** A house of its own, whose database can be taken away. */
const test = base.extend<object, { lost: Lost }>({
  lost: [
    async ({ browser }, use) => {
      const database = await createDatabase()
      const way = await cuttable(database.url)
      const house = await startHouse({ databaseUrl: way.url })
      await use({ house, database, way, sessions: createSessions(browser, house.url) })
      await house.stop()
      await way.cut()
      await database.drop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

const banner = (page: Page) => page.getByRole('status').filter({ hasText: /bij de gegevens|to its data|omgeving/ })
const rows = (page: Page) => page.getByRole('main').getByRole('row')

async function open(browser: Browser, { house, sessions }: Lost): Promise<Page> {
  const storageState = await sessions.of('manager')
  return (await browser.newContext({ baseURL: house.url, storageState })).newPage()
}

test('While the database is away the page comes as it was last, says so in the language of who reads it, and says no more of it once it is back', async ({
  browser,
  lost,
}) => {
  const page = await open(browser, lost)
  await page.goto('/offers')
  await expect(rows(page).nth(5)).toBeVisible()
  await expect(banner(page)).toHaveCount(0)

  await lost.way.cut()
  await page.reload()
  await expect(page.getByText('De server kan nu niet bij de gegevens;')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Opnieuw' }).first()).toBeVisible()
  await expectAccessible(page, 'a page without its database')
  const visitor = await (await browser.newContext({ baseURL: lost.house.url, locale: 'en-US' })).newPage()
  await visitor.goto('/login')
  await expect(visitor.getByText('The server cannot get to its data right now;')).toBeVisible()
  await expectAccessible(visitor, 'the sign-in page without its database')

  await lost.way.mend()
  await expect(banner(page)).toHaveCount(0)
  await expect(visitor.getByText('The server cannot get to its data right now;')).toHaveCount(0)
  // By itself: nobody has to press anything.
  await expect(rows(page).nth(5)).toBeVisible()
  for (const context of [page.context(), visitor.context()]) await context.close()
})

test('An area whose document cannot be read says so at its address, by its name, and the others work', async ({
  browser,
  lost,
}) => {
  const sql = new Client({ connectionString: lost.database.url })
  await sql.connect()
  await sql.query(`update area_version set document = document - 'flags' where area_id = 'requests'`)
  await sql.query(`update environment set revision = revision + 1 where name = 'development'`)
  await sql.end()
  const page = await open(browser, lost)
  await page.goto('/offers')
  await expect(rows(page).nth(5)).toBeVisible()
  await link(page, 'Aanvragen').click()
  await expect(alert(page).getByRole('heading', { level: 1 })).toHaveText(
    'Het onderdeel Aanvragen is even niet beschikbaar',
  )
  await expectAccessible(page, 'an area that cannot be read')
  await link(page, 'Producten').click()
  await expect(heading(page, 'Producten')).toBeVisible()
  await page.goto('/requests/1')
  await expect(alert(page).getByRole('heading', { level: 1 })).toHaveText(
    'Het onderdeel Aanvragen is even niet beschikbaar',
  )
  await page.context().close()
})
