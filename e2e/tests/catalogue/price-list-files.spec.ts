import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { expect, test } from '../../support/test.ts'

const customer = 'Bouwbedrijf De Haan B.V.'
const list = 'Uit een bestand'

test.use({ account: 'manager' })

test('Price lists come in from a file that is told of first, and what goes out comes back unchanged', async ({
  page,
}) => {
  const rows = [
    'Prijslijst;Klant;Geldig vanaf;SKU;Prijs;Vanaf;Staffelprijs',
    `${list};${customer};01-01-2030;B931-8040-88;12,50;1;12,00`,
    ';;;B931-8040-88;;500;11,25',
    ';;;NERGENS-1;9;;',
  ]
  await page.goto('/products/prices')
  const dialog = page.getByRole('dialog', { name: 'Prijslijsten importeren' })
  const open = async () => {
    const direct = page.getByRole('main').getByRole('button', { name: 'Importeren' })
    const menu = page.getByRole('main').getByRole('button', { name: 'Meer' })
    await expect(direct.or(menu)).toBeVisible()
    if (await menu.isVisible()) {
      await menu.click()
      await page.getByRole('menuitem', { name: 'Importeren' }).click()
    } else await direct.click()
    await expect(dialog).toBeVisible()
  }

  await open()
  const file = { name: 'prijzen.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByRole('row', { name: '4 SKU Er is geen product met artikelnummer NERGENS-1.' })).toBeVisible()
  await expect(dialog.getByRole('listitem').last()).toContainText('1–499: 12,00 · ≥ 500: 11,25')
  await expectAccessible(page, 'what a file of price lists would do')
  await dialog.getByRole('button', { name: '2 wijzigingen importeren' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: new RegExp(list) })).toContainText(customer)

  await page.getByRole('main').getByRole('button', { name: 'Meer' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Exporteren als Excel' }).click()
  const saved = await (await download).path()
  await open()
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const again = { name: 'prijslijsten.xlsx', mimeType, buffer: await readFile(saved) }
  await page.locator('input[type=file]').setInputFiles(again)
  await expect(dialog.getByText('Uw prijslijsten zijn al gelijk aan dit bestand.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Importeren' })).toBeDisabled()
})
