import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/expectAccessible.ts'
import { alert, heading, link, retry } from '../support/frame.ts'
import { expect, test } from '../support/test.ts'

test.use({ account: 'manager' })

/** A page whose boot manifest is not there. */
async function loseBoot(page: Page): Promise<void> {
  await page.route('**/offers', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace(/<script type="application\/json".*?<\/script>/s, ''),
    })
  })
  await page.goto('/offers')
}

test('A page without its boot manifest goes on with the last good one, and says so', async ({ page }) => {
  await loseBoot(page)
  await expect(page.getByRole('main').getByRole('row').nth(5)).toBeVisible()
  await expect(page.getByText('u werkt met die van uw vorige bezoek')).toBeVisible()
})

test.describe('In a browser that was never here', () => {
  test.use({ account: null })

  test('a page without its boot manifest says that it cannot start', async ({ page }) => {
    await loseBoot(page)
    await expect(page.getByRole('alert')).toContainText('Staffel kan niet starten')
    await expectAccessible(page, 'the page that cannot start')
  })
})

for (const [fault, answer] of Object.entries({
  'is not there': { status: 404, body: 'Not found' },
  'was cut off': { status: 200, contentType: 'text/javascript', body: 'const shell = {' },
}))
  test(`A page whose main file ${fault} says so, and starts once it can be had`, async ({ page, trouble }) => {
    trouble.allow(/main\.\w+\.js|404|SyntaxError|Unexpected end of input/, /^uncaught: $/)
    await page.route(/\/main\.\w+\.js$/, (route) => route.fulfill(answer))
    await page.goto('/offers')
    await expect(page.getByRole('alert')).toContainText('Staffel kan niet starten')
    await expectAccessible(page, `the page whose main file ${fault}`)
    await page.unroute(/\/main\.\w+\.js$/)
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(heading(page, 'Offertebeheer')).toBeVisible()
  })

const remotes = [
  { id: 'catalogue', link: 'Producten', heading: 'Producten' },
  { id: 'requests', link: 'Aanvragen', heading: 'Offerteaanvragen' },
  { id: 'people', link: 'Gebruikers', heading: 'Gebruikers' },
  { id: 'integrations', link: 'Integraties', heading: 'Exact Online' },
  { id: 'offers', link: 'Offertes', heading: 'Offertebeheer' },
]

for (const killed of remotes) {
  test(`With the files of ${killed.id} gone from the store, the other four work`, async ({ page, house, trouble }) => {
    trouble.allow(new RegExp(`/r/${killed.id}/`), /Loading (CSS )?chunk/)
    const files = join(house.stateDir, 'files/r', killed.id)
    renameSync(files, `${files}.gone`)
    try {
      // Its own page, so that everything begins from nothing.
      await page.goto('/myaccount')
      for (const { link: name, heading: title } of remotes.filter((remote) => remote !== killed)) {
        await link(page, name).click()
        await expect(heading(page, title)).toBeVisible()
        await expect(alert(page)).toHaveCount(0)
      }
      await link(page, killed.link).click()
      await expect(alert(page)).toContainText('Oorzaak: http 404')
    } finally {
      renameSync(`${files}.gone`, files)
    }
    await retry(page).click()
    await expect(heading(page, killed.heading)).toBeVisible()
  })
}

test('An entry that was altered once and is kept by the browser as never changing loads at the first Try again', async ({
  page,
  house,
  trouble,
}) => {
  trouble.allow(/\/r\/requests\//)
  // The files themselves, so that the browser keeps what it got: a request that is intercepted is kept by nobody.
  const versions = join(house.stateDir, 'files/r/requests')
  const files = readdirSync(versions).flatMap((version) =>
    ['', '.br', '.gz'].map((suffix) => join(versions, version, `remoteEntry.js${suffix}`)),
  )
  const published = files.map((file) => ({ file, bytes: readFileSync(file) }))
  const changed = Buffer.from('self.changed = true')
  for (const { file } of published)
    writeFileSync(
      file,
      file.endsWith('.br') ? brotliCompressSync(changed) : file.endsWith('.gz') ? gzipSync(changed) : changed,
    )
  try {
    await page.goto('/myaccount')
    await link(page, 'Aanvragen').click()
    await expect(alert(page)).toContainText('Oorzaak: integrity')
  } finally {
    for (const { file, bytes } of published) writeFileSync(file, bytes)
  }
  await retry(page).click()
  await expect(heading(page, 'Offerteaanvragen')).toBeVisible()
})
