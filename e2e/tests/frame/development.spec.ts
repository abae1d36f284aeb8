import { startDevServer } from '../../support/house/devServer.ts'
import { heading, link } from '../../support/frame.ts'
import { expect, test } from '../../support/test.ts'

test('An area is worked on within an environment that runs elsewhere: its shell, its session, its other areas', async ({
  page,
  house,
}) => {
  const dev = await startDevServer('mf-integrations', house.url)
  try {
    const scripts: string[] = []
    page.on('response', (response) => void scripts.push(response.url()))
    await page.goto(`${dev.url}/offers`)
    await page.getByRole('button', { name: /manager@staffel\.example/ }).click()
    await expect(page.getByRole('main').getByRole('row').nth(5)).toBeVisible()
    await link(page, 'Integraties').click()
    await expect(heading(page, 'Exact Online')).toBeVisible()
    await link(page, 'Producten').click()
    await expect(heading(page, 'Producten')).toBeVisible()
    const ofAreas = scripts.map((url) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/remoteEntry.js'))
    expect(new Set(ofAreas.map(({ origin }) => origin))).toEqual(new Set([dev.url]))
    expect(ofAreas.map(({ pathname }) => pathname)).toContain('/r/integrations/dev/remoteEntry.js')
    expect(ofAreas.map(({ pathname }) => pathname)).toContainEqual(expect.stringMatching(/^\/r\/catalogue\/1\.0\.0-/))
  } finally {
    // It listens for changes as long as it is open.
    await page.goto('about:blank')
    await dev.stop()
  }
})
