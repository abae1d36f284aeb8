import type { Screen, Stage } from '../screen.types.ts'
import type { World } from '../world/buildWorld.ts'
import { productPages } from './productPages.ts'

const name = 'products'
const account = 'manager'
const path = '/products'
const numbersOf = '/products/article-numbers?customer=1001'
const numbersFile = 'nummer;sku\n100.4711;NERGENS-1\n;B933-840\n'
const listsFile =
  'prijslijst;klant-id;geldig vanaf;sku;korting %\nVoorjaarsactie;1001;2027-01-01;B931-8040-88;7,5\n;;;NERGENS-1;5\n'
const priceList = ({ products }: World) => `/products/prices/${products.priceList}`

/** The list of products, each product, and the groups. */
export const catalogue: readonly Screen[] = [
  { name, state: 'many', account, path, full: true },
  { name, state: 'as admin', account: 'admin', path },
  { name, state: 'loading', account, path, answers: { products: 'never', 'products/stats': 'never' } },
  { name, state: 'empty', account, path, answers: { products: 'empty' } },
  { name, state: 'nothing found', account, path: '/products?search=xyzzy' },
  { name, state: 'beyond the end', account, path: '/products?page=999' },
  { name, state: 'one', account, path: '/products?search=B931-8040-88' },
  { name, state: 'hidden too', account, path: '/products?visible=all&search=WH-NIT-10' },
  { name, state: 'long names', account, path, answers: { products: 'long' } },
  { name, state: 'error', account, path, answers: { products: 'broken', 'products/stats': 'broken' } },
  { name: 'import', state: 'empty', account, path: '/products/import' },
  { name: 'import', state: 'told', account, path: '/products/import', full: true, reach: chooseFile },
  {
    name,
    state: 'tiers',
    account,
    path,
    reach: ({ page }) => page.getByRole('main').locator('.sf-tier-mark').first().focus(),
  },
  {
    name,
    state: 'row menu',
    account,
    path,
    reach: (stage) => openMenu(stage, 1),
  },
  {
    name,
    state: 'delete',
    account,
    path,
    reach: async (stage) => {
      await openMenu(stage, 0)
      await choose(stage, 'actions.delete')
    },
  },
  ...productPages,
  { name: 'groups', state: 'many', account, path: '/products/groups', full: true },
  { name: 'groups', state: 'as admin', account: 'admin', path: '/products/groups' },
  { name: 'groups', state: 'loading', account, path: '/products/groups', answers: { 'productgroups/use': 'never' } },
  { name: 'groups', state: 'empty', account, path: '/products/groups', answers: { 'productgroups/use': 'empty' } },
  { name: 'groups', state: 'long names', account, path: '/products/groups', answers: { 'productgroups/use': 'long' } },
  { name: 'groups', state: 'error', account, path: '/products/groups', answers: { 'productgroups/use': 'broken' } },
  {
    name: 'groups',
    state: 'adding',
    account,
    path: '/products/groups',
    reach: addGroup,
  },
  {
    name: 'groups',
    state: 'name missing',
    account,
    path: '/products/groups',
    reach: async (stage) => {
      await addGroup(stage)
      await stage.page.getByRole('dialog').getByRole('textbox').press('Enter')
    },
  },
  {
    name: 'groups',
    state: 'renaming',
    account,
    path: '/products/groups',
    reach: async (stage) => {
      await openMenu(stage, 0)
      await choose(stage, 'groups.rename')
      await stage.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'groups',
    state: 'in use',
    account,
    path: '/products/groups',
    reach: async (stage) => {
      const { page, word } = stage
      await openMenu(stage, 0)
      await choose(stage, 'groups.delete')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: word('mf-catalogue', 'groups.delete') }).click()
      await dialog.getByRole('alert').waitFor()
    },
  },
  { name: 'article numbers', state: 'no customer', account, path: '/products/article-numbers' },
  { name: 'article numbers', state: 'empty', account, path: numbersOf },
  { name: 'article numbers', state: 'error', account, path: numbersOf, answers: { customernumbers: 'broken' } },
  {
    name: 'article numbers',
    state: 'adding',
    account,
    path: numbersOf,
    reach: (stage) => button(stage, 'numbers.add').click(),
  },
  {
    name: 'article numbers',
    state: 'import with mistakes',
    account,
    path: numbersOf,
    reach: async (stage) => {
      await button(stage, 'numbers.import').click()
      const file = { name: 'nummers.csv', mimeType: 'text/csv', buffer: Buffer.from(numbersFile) }
      await stage.page.locator('input[type=file]').setInputFiles(file)
      await stage.page.getByRole('dialog').getByRole('table').waitFor()
    },
  },
  {
    name: 'products',
    state: 'prices raised',
    account,
    path,
    reach: async (stage) => {
      await stage.page.getByRole('main').getByRole('checkbox').first().check()
      await button(stage, 'raise.open').click()
      await stage.page.getByRole('dialog').getByRole('textbox').first().fill('3,5')
    },
  },
  { name: 'price lists', state: 'one', account, path: '/products/prices', full: true },
  { name: 'price lists', state: 'empty', account, path: '/products/prices', answers: { pricelists: 'empty' } },
  { name: 'price lists', state: 'error', account, path: '/products/prices', answers: { pricelists: 'broken' } },
  {
    name: 'price lists',
    state: 'import told',
    account,
    path: '/products/prices',
    reach: async (stage) => {
      await importLists(stage, listsFile)
      await stage.page.getByRole('dialog').getByRole('table').waitFor()
    },
  },
  {
    name: 'price lists',
    state: 'import with unknown columns',
    account,
    path: '/products/prices',
    reach: async (stage) => {
      await importLists(stage, 'afspraak;voor;code;eraf\nVoorjaarsactie;1001;B931-8040-88;7,5\n')
      await stage.page.getByRole('dialog').getByRole('combobox').first().waitFor()
    },
  },
  { name: 'price list', state: 'stored', account, path: priceList, full: true },
  { name: 'price list', state: 'new', account, path: '/products/prices/new', full: true },
  {
    name: 'price list',
    state: 'line',
    account,
    path: priceList,
    reach: async ({ page, word }) => {
      await page
        .getByRole('list', { name: word('mf-catalogue', 'prices.form.entries') })
        .getByText('B933-16')
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'customer groups', state: 'empty', account, path: '/products/prices/groups' },
]

async function importLists({ page, word }: Stage, content: string): Promise<void> {
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: word('shared-ui', 'fileMenu.more') })
    .first()
    .click()
  await page.getByRole('menuitem', { name: word('shared-ui', 'fileMenu.import') }).click()
  const file = { name: 'prijslijsten.csv', mimeType: 'text/csv', buffer: Buffer.from(content) }
  await page.locator('input[type=file]').setInputFiles(file)
}

async function openMenu({ page, word }: Stage, row: number): Promise<void> {
  await page
    .getByRole('button', { name: word('shared-ui', 'table.menu') })
    .nth(row)
    .click()
}

async function choose({ page, word }: Stage, key: string): Promise<void> {
  await page.getByRole('menuitem', { name: word('mf-catalogue', key) }).click()
}

async function addGroup({ page, word }: Stage): Promise<void> {
  await page.getByRole('button', { name: word('mf-catalogue', 'groups.add') }).click()
  await page.getByRole('dialog').waitFor()
}

function button({ page, word }: Stage, key: string) {
  return page.getByRole('button', { name: word('mf-catalogue', key) }).first()
}

/** New products, a changed price and a mistake. */
async function chooseFile({ page }: Stage): Promise<void> {
  const rows = [
    'SKU;Naam;Basisprijs;Prijs per;Vanaf;Staffelprijs;Kleurnummer',
    'B931-8040-88;;99,50;;;;RAL 9010',
    'NIEUW-1;Keilbout M8x80 verzinkt, doorsteekmontage voor ongescheurd beton;64,00;100;1;64,00;',
    'NIEUW-1;;;;500;58,50;',
    'NIEUW-2;Keilbout M10x95;1,255;;;;',
  ]
  const buffer = Buffer.from(rows.join('\r\n'))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'prijslijst ankers 2026.csv', mimeType: 'text/csv', buffer })
  await page.getByText('prijslijst ankers 2026.csv', { exact: true }).waitFor()
}
