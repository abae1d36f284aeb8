import type { Screen, Stage } from '../screen.types.ts'

const name = 'editor'
const account = 'manager'
const path = '/offers/new'

const openRow = ({ page, word }: Stage) =>
  page.getByRole('combobox', { name: word('mf-offers', 'editor.openRow.label') })

const suggestions = ({ page, word }: Stage) =>
  page.getByRole('listbox', { name: word('mf-offers', 'editor.openRow.results') }).getByRole('option')

async function chooseCustomer({ page, word }: Stage): Promise<void> {
  const customer = page.getByRole('combobox', { name: word('mf-offers', 'editor.customer.label') })
  await customer.click()
  await customer.fill('De Haan')
  await page.getByTitle('Bouwbedrijf De Haan B.V.', { exact: true }).click()
}

/** The keys of a person come after they saw where they are. */
const isTyping = ({ page }: Stage, what: 'product' | 'quantity') =>
  page.waitForFunction(
    (inOpenRow) => (document.activeElement?.getAttribute('role') === 'combobox') === inOpenRow,
    what === 'product',
  )

async function typeLines(stage: Stage): Promise<void> {
  const { page, word } = stage
  await chooseCustomer(stage)
  await openRow(stage).click()
  for (const [words, product, amount] of [
    ['zeskantbout 931 M8x40 8.8', 'Zeskantbout DIN 931 M8x40 8.8 verzinkt', '250'],
    ['zelfborgend 985 M10 verzinkt', 'Borgmoer zelfborgend DIN 985 M10 verzinkt', '40'],
    ['zeskantbout 933 M8x40 8.8', 'Zeskantbout DIN 933 M8x40 8.8 verzinkt', '5000'],
  ] as const) {
    await page.keyboard.type(words)
    await suggestions(stage).filter({ hasText: product }).and(page.locator('[aria-selected="true"]')).waitFor()
    await page.keyboard.press('Enter')
    await isTyping(stage, 'quantity')
    await page.keyboard.type(amount)
    await page.keyboard.press('Enter')
    await isTyping(stage, 'product')
  }
  // It saves itself, and is kept at it.
  await page.getByText(word('mf-offers', 'editor.autosave.saving')).first().waitFor({ state: 'attached' })
}

const button = ({ page, word }: Stage, key: string) =>
  page.getByRole('main').getByRole('button', { name: word('mf-offers', key) })

export const editor: readonly Screen[] = [
  { name, state: 'empty', account, path },
  { name, state: 'loading', account, path, answers: { 'Settings/Offer': 'never', organizations: 'never' } },
  { name, state: 'as admin', account: 'admin', path },
  { name, state: 'lines', account, path, full: true, reach: typeLines },
  { name, state: 'draft', account, path: ({ sample }) => `/offers/${sample.draft}?edit=1`, full: true },
  {
    name,
    state: 'more details',
    account,
    path,
    full: true,
    reach: (stage) => button(stage, 'editor.more').click(),
  },
  {
    name,
    state: 'new customer',
    account,
    path,
    reach: ({ page, word }) => page.getByText(word('mf-offers', 'editor.customer.new.label')).first().click(),
  },
  {
    name,
    state: 'suggestions',
    account,
    path,
    reach: async (stage) => {
      await openRow(stage).click()
      await stage.page.keyboard.type('zeskantbout 933')
      await suggestions(stage).nth(3).waitFor()
    },
  },
  {
    name,
    state: 'errors',
    account,
    path,
    full: true,
    reach: async (stage) => {
      await stage.page
        .getByRole('button', { name: stage.word('mf-offers', 'editor.issue') })
        .first()
        .click()
    },
  },
  {
    name,
    state: 'product dialog',
    account,
    path,
    reach: (stage) => button(stage, 'editor.items.addProducts').click(),
  },
  {
    name,
    state: 'product dialog, chosen',
    account,
    path,
    reach: async (stage) => {
      await button(stage, 'editor.items.addProducts').click()
      const boxes = stage.page.getByRole('dialog').getByRole('checkbox')
      await boxes.nth(1).check()
      await boxes.nth(2).check()
    },
  },
  {
    name,
    state: 'templates',
    account,
    path,
    reach: (stage) => button(stage, 'editor.templates.label').click(),
  },
  {
    name,
    state: 'template dialog',
    account,
    path,
    reach: async (stage) => {
      const { page, word } = stage
      await button(stage, 'editor.templates.label').click()
      await page.getByRole('menuitem', { name: word('mf-offers', 'editor.templates.apply') }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
