import type { Screen, Stage } from '../screen.types.ts'

const name = 'products'
const account = 'manager'
const path = '/products'

export const catalogue: readonly Screen[] = [
  { name, state: 'many', account, path, full: true },
  { name, state: 'as admin', account: 'admin', path },
  { name, state: 'loading', account, path, answers: { products: 'never', 'products/stats': 'never' } },
  { name, state: 'empty', account, path, answers: { products: 'empty' } },
  { name, state: 'nothing found', account, path: '/products?search=xyzzy' },
  { name, state: 'one', account, path, answers: { products: 'one' } },
  { name, state: 'long names', account, path, answers: { products: 'long' } },
  { name, state: 'error', account, path, answers: { products: 'broken', 'products/stats': 'broken' } },
  {
    name,
    state: 'tiers',
    account,
    path,
    reach: ({ page }) => page.getByRole('main').locator('.sf-tier-mark').first().focus(),
  },
  { name: 'product', state: 'with ladder', account, path: '/products/100', full: true },
  { name: 'product', state: 'as admin', account: 'admin', path: '/products/100', full: true },
  { name: 'product', state: 'loading', account, path: '/products/100', answers: { 'products/100': 'never' } },
  { name: 'product', state: 'error', account, path: '/products/100', answers: { 'products/100': 'broken' } },
  { name: 'product', state: 'missing', account, path: '/products/9999999' },
  {
    name: 'product',
    state: 'ladder edited',
    account,
    path: '/products/100',
    full: true,
    reach: (stage) => button(stage, 'tiers.edit').click(),
  },
  {
    name: 'product',
    state: 'delete',
    account,
    path: '/products/100',
    reach: async (stage) => {
      await stage.page
        .getByRole('main')
        .getByRole('button', { name: stage.word('mf-catalogue', 'actions.more') })
        .click()
      await stage.page.getByRole('menuitem', { name: stage.word('mf-catalogue', 'actions.delete') }).click()
    },
  },
  { name: 'edit product', state: 'stored', account, path: '/products/100/edit', full: true },
  { name: 'new product', state: 'empty', account, path: '/products/new', full: true },
  {
    name: 'new product',
    state: 'name missing',
    account,
    path: '/products/new',
    reach: (stage) => button(stage, 'form.create').click(),
  },
  { name: 'new product', state: 'tiers', account, path: '/products/new', full: true, reach: typeTiers },
  {
    name: 'new product',
    state: 'tiers asked about',
    account,
    path: '/products/new',
    reach: async (stage) => {
      await typeTiers(stage)
      await button(stage, 'form.create').click()
    },
  },
  { name: 'groups', state: 'many', account, path: '/products/groups', full: true },
  { name: 'groups', state: 'empty', account, path: '/products/groups', answers: { 'productgroups/use': 'empty' } },
  { name: 'groups', state: 'error', account, path: '/products/groups', answers: { 'productgroups/use': 'broken' } },
  {
    name: 'groups',
    state: 'adding',
    account,
    path: '/products/groups',
    reach: (stage) => button(stage, 'groups.add').click(),
  },
]

function button({ page, word }: Stage, key: string) {
  return page.getByRole('button', { name: word('mf-catalogue', key) }).first()
}

/** A name and three tiers, the last of which is dearer than the one before it. */
async function typeTiers(stage: Stage): Promise<void> {
  const { page, word } = stage
  const field = (key: string) => page.getByRole('textbox', { name: word('mf-catalogue', key) })
  await field('fields.name').first().fill('Zeskantbout M8x40 verzinkt')
  const tiers = [
    { from: '1', price: '0,20' },
    { from: '100', price: '0,15' },
    { from: '500', price: '0,18' },
  ]
  for (const [row, { from, price }] of tiers.entries()) {
    await button(stage, 'tiers.add').click()
    await field('tiers.from').nth(row).fill(from)
    await field('tiers.price').nth(row).fill(price)
  }
}
