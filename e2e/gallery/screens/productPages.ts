import type { Screen, Stage } from '../screen.types.ts'
import { textOf } from '../textOf.ts'

const account = 'manager'
const full = true
const page = '/products/100'
const form = '/products/new'

const press = (key: string) => (stage: Stage) => button(stage, key).click()

const product = (state: string, more: Partial<Screen> = {}): Screen => ({
  name: 'product',
  state,
  account,
  path: page,
  ...more,
})
const newProduct = (state: string, more: Partial<Screen> = {}): Screen => ({
  name: 'new product',
  state,
  account,
  path: form,
  ...more,
})
const editProduct = (state: string, more: Partial<Screen> = {}): Screen => ({
  name: 'edit product',
  state,
  account,
  path: `${page}/edit`,
  ...more,
})

/** A product as it is read, its ladder changed, and the form that makes or changes one. */
export const productPages: readonly Screen[] = [
  product('with ladder', { full }),
  product('without ladder', { path: ({ products }) => `/products/${products.plain}`, full }),
  product('variants', { path: ({ products }) => `/products/${products.variants}`, full }),
  product('archived', { path: ({ products }) => `/products/${products.archived}`, full }),
  product('as admin', { account: 'admin', full }),
  product('loading', { answers: { 'products/100': 'never' } }),
  product('error', { answers: { 'products/100': 'broken' } }),
  product('missing', { path: '/products/9999999' }),
  product('long names', { full, answers: { 'products/100': 'long', 'products/100/offers': 'long' } }),
  product('offers failed', { full, answers: { 'products/100/offers': 'broken' } }),
  product('ladder edited', { full, reach: press('tiers.edit') }),
  product('variants edited', {
    path: ({ products }) => `/products/${products.variants}`,
    full,
    reach: press('tiers.edit'),
  }),
  product('prices raised', {
    reach: async (stage) => {
      await press('tiers.edit')(stage)
      await press('raise.open')(stage)
      await stage.page.getByRole('tooltip').waitFor()
    },
  }),
  product('wrong tier', {
    full,
    reach: async (stage) => {
      await press('tiers.edit')(stage)
      await field(stage, 'tiers.from').nth(1).fill('1')
    },
  }),
  product('more', { reach: press('actions.more') }),
  product('delete', { reach: deleteProduct }),
  product('delete, in use', {
    reach: async (stage) => {
      await refuse(stage, 'delete', 'IN_USE', textOf('mf-catalogue', 'archive.inUse', stage.language))
      await deleteProduct(stage)
      const dialog = stage.page.getByRole('dialog')
      await dialog.getByRole('button', { name: stage.word('mf-catalogue', 'archive.confirm') }).click()
      await dialog.getByRole('button', { name: stage.word('mf-catalogue', 'archive.confirmUsed') }).waitFor()
    },
  }),
  editProduct('stored', { full }),
  editProduct('variants', { path: ({ products }) => `/products/${products.variants}/edit`, full }),
  editProduct('as admin', { account: 'admin', full }),
  editProduct('loading', { answers: { 'products/100': 'never' } }),
  editProduct('error', { answers: { 'products/100': 'broken' } }),
  editProduct('long names', { full, answers: { 'products/100': 'long' } }),
  editProduct('changed by somebody else', {
    reach: async (stage) => {
      await refuse(stage, 'update', 'STALE', '')
      await field(stage, 'fields.name').first().fill('Zeskantbout M8x40')
      await press('form.save')(stage)
      await stage.page.getByRole('dialog').waitFor()
    },
  }),
  newProduct('empty', { full }),
  newProduct('as admin', { account: 'admin' }),
  newProduct('name missing', { reach: press('form.create') }),
  newProduct('tiers', { full, reach: typeTiers }),
  newProduct('tiers asked about', {
    reach: async (stage) => {
      await typeTiers(stage)
      await press('form.create')(stage)
    },
  }),
]

function button({ page: opened, word }: Stage, key: string) {
  return opened
    .getByRole('main')
    .getByRole('button', { name: word('mf-catalogue', key) })
    .first()
}

function field({ page: opened, word }: Stage, key: string) {
  return opened.getByRole('textbox', { name: word('mf-catalogue', key) })
}

async function deleteProduct(stage: Stage): Promise<void> {
  await press('actions.more')(stage)
  await stage.page.getByRole('menuitem', { name: stage.word('mf-catalogue', 'actions.delete') }).click()
  await stage.page.getByRole('dialog').waitFor()
}

/** As the server says it to who asks for what cannot be. */
async function refuse({ page: opened }: Stage, what: string, code: string, message: string): Promise<void> {
  const requestId = '5f0c2a7e-91d4-4c3b-8a60-2b1e7f9d4c05'
  await opened.route(`**/webhook/products/${what}/*`, (route) =>
    route.fulfill({ status: 409, json: { code, message, requestId, details: {} } }),
  )
}

/** A name and three tiers, the last of which is dearer than the one before it. */
async function typeTiers(stage: Stage): Promise<void> {
  await field(stage, 'fields.name').first().fill('Zeskantbout M8x40 verzinkt')
  const tiers = [
    { from: '1', price: '0,20' },
    { from: '100', price: '0,15' },
    { from: '500', price: '0,18' },
  ]
  for (const [row, { from, price }] of tiers.entries()) {
    await button(stage, 'tiers.add').click()
    await field(stage, 'tiers.from').nth(row).fill(from)
    await field(stage, 'tiers.price').nth(row).fill(price)
  }
}
