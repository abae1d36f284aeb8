import type { Screen, Stage } from '../screen.types.ts'

const full = true

/** One person, who is active. */
const someone = '/users?search=rob%40schouten'

/** From the menu of the only row. */
const ofRow = (key: string) => async (stage: Stage) => {
  await openMenu(stage)
  await stage.page.getByRole('menuitem', { name: stage.word('mf-people', key) }).click()
  await stage.page.getByRole('dialog').waitFor()
}

/** A button of the page that opens a dialog. */
const ask =
  (key: string) =>
  async ({ page, word }: Stage) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: word('mf-people', key) })
      .click()
    await page.getByRole('dialog').waitFor()
  }

const fileOfCustomers = {
  name: 'klanten.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Bedrijfsnaam;E-mail;Btw-nummer;Postcode;Plaats\nDakwerken Noord;info@dakwerken-noord.example;NL000012399B01;9712AB;Groningen\nFout BV;geen adres;NL12;12;\n',
  ),
}

async function readCustomers({ page, word }: Stage): Promise<void> {
  await page
    .getByRole('button', { name: word('shared-ui', 'fileMenu.more'), exact: true })
    .first()
    .click()
  await page.getByRole('menuitem', { name: word('shared-ui', 'fileMenu.import') }).click()
  await page.locator('input[type=file]').setInputFiles(fileOfCustomers)
  await page.getByRole('dialog').getByRole('table').waitFor()
}

const found = {
  chamber_of_commerce_number: '00061803',
  street: 'Zaagmolenkade',
  number: '27',
  number_addition: null,
  postal_code: '1541 EK',
  city: 'Koog aan de Zaan',
}

/** Somebody without an address, among those of that name, and what there is of them. */
async function lookForContact({ page, word }: Stage): Promise<void> {
  const contacts = ['Bouwbedrijf De Haan B.V.', 'Dakwerken Snoek'].map((organization_name, index) => ({
    ...{ id: index + 1, name: 'Joop van den Boogaard', job_title: 'Magazijnchef', organization_name },
  }))
  await page.route('**/webhook/Settings/Data/Erasure/contacts?*', (route) => route.fulfill({ json: contacts }))
  const emptied = [{ trace: 'contacts', count: 1 }]
  const json = { email: '', name: 'Joop van den Boogaard', emptied, kept: [], obstacle: null }
  await page.route('**/webhook/Settings/Data/Erasure/preview', (route) => route.fulfill({ json }))
  await page.getByLabel(word('mf-people', 'data.erasure.email')).fill('joop')
  const look = word('mf-people', 'data.erasure.look')
  await page.getByRole('button', { name: look, exact: true }).click()
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
  await page.getByRole('button', { name: word('mf-people', 'data.erasure.erase') }).waitFor()
}

/** Companies that were found, and a VAT number with its proof. */
async function lookUp(stage: Stage): Promise<void> {
  const { page, word } = stage
  await page.route('**/webhook/registers/companies', (route) =>
    route.fulfill({
      json: ['Timmerfabriek Van der Meer B.V.', 'Van der Meer Dakwerken'].map((name) => ({ ...found, name })),
    }),
  )
  await page.route('**/webhook/registers/vat', (route) =>
    route.fulfill({
      json: {
        vat_number: 'NL000061803B01',
        outcome: 'valid',
        checked_at: '2026-11-17T09:12:00.000Z',
        consultation_number: 'WAPIAAAA61803B01',
        name: 'TIMMERFABRIEK VAN DER MEER B.V.',
        address: 'ZAAGMOLENKADE 00027\n1541EK KOOG AAN DE ZAAN',
      },
    }),
  )
  await ask('customers.add')(stage)
  const dialog = page.getByRole('dialog')
  const typed = (field: string) => dialog.getByRole('textbox', { name: word('mf-people', `customers.fields.${field}`) })
  await typed('name').fill('Van der Meer')
  await dialog.getByRole('button', { name: word('mf-people', 'registers.company.find') }).click()
  await typed('vat_number').fill('NL000061803B01')
  await dialog.getByRole('button', { name: word('mf-people', 'registers.vat.check') }).click()
  await dialog.getByText('WAPIAAAA61803B01').waitFor()
  await dialog.getByRole('listitem').first().scrollIntoViewIfNeeded()
}

export const people: readonly Screen[] = [
  { name: 'tenants', state: 'many', account: 'admin', path: '/tenants', full },
  { name: 'tenants', state: 'nothing found', account: 'admin', path: '/tenants?search=xyzzy' },
  { name: 'tenants', state: 'new', account: 'admin', path: '/tenants', reach: ask('tenants.add') },
  { name: 'log', state: 'many', account: 'manager', path: '/activity', full },
  { name: 'log', state: 'as admin', account: 'admin', path: '/activity?kind=people', full },
  { name: 'log', state: 'loading', account: 'manager', path: '/activity', answers: { activity: 'never' } },
  { name: 'log', state: 'nothing found', account: 'manager', path: '/activity?search=xyzzy' },
  { name: 'log', state: 'error', account: 'manager', path: '/activity', answers: { activity: 'broken' } },
  { name: 'users', state: 'many', account: 'manager', path: '/users', full },
  { name: 'users', state: 'as admin', account: 'admin', path: '/users', full },
  {
    name: 'users',
    state: 'loading',
    account: 'manager',
    path: '/users',
    answers: { users: 'never', 'users/stats': 'never' },
  },
  { name: 'users', state: 'nothing found', account: 'manager', path: '/users?search=xyzzy' },
  { name: 'users', state: 'one', account: 'manager', path: '/users?search=tom.hendriks' },
  { name: 'users', state: 'long names', account: 'manager', path: '/users', answers: { users: 'long' } },
  { name: 'users', state: 'error', account: 'manager', path: '/users', answers: { users: 'broken' } },
  { name: 'users', state: 'row menu', account: 'manager', path: someone, reach: openMenu },
  { name: 'users', state: 'edit', account: 'manager', path: someone, reach: ofRow('users.edit') },
  { name: 'users', state: 'block', account: 'manager', path: someone, reach: ofRow('users.block') },
  { name: 'users', state: 'move sign-in', account: 'admin', path: someone, reach: ofRow('signIns.move') },
  { name: 'invites', state: 'many', account: 'manager', path: '/invites', full },
  { name: 'invites', state: 'as admin', account: 'admin', path: '/invites', full },
  { name: 'invites', state: 'loading', account: 'manager', path: '/invites', answers: { invites: 'never' } },
  { name: 'invites', state: 'nothing found', account: 'manager', path: '/invites?search=xyzzy' },
  { name: 'invites', state: 'error', account: 'manager', path: '/invites', answers: { invites: 'broken' } },
  { name: 'invites', state: 'long names', account: 'manager', path: '/invites', answers: { invites: 'long' } },
  {
    name: 'invites',
    state: 'selected',
    account: 'manager',
    path: '/invites',
    reach: ({ page }) => page.getByRole('main').getByRole('checkbox').nth(1).check(),
  },
  {
    name: 'new invite',
    state: 'errors',
    account: 'manager',
    path: '/invites/new',
    reach: ({ page, word }) => page.getByRole('button', { name: word('mf-people', 'invites.saveNew') }).click(),
  },
  { name: 'new invite', state: 'manager', account: 'manager', path: '/invites/new', full },
  { name: 'new invite', state: 'admin', account: 'admin', path: '/invites/new', full },
  { name: 'customers', state: 'many', account: 'manager', path: '/customers', full },
  { name: 'customers', state: 'as admin', account: 'admin', path: '/customers', full },
  {
    name: 'customers',
    state: 'loading',
    account: 'manager',
    path: '/customers',
    answers: { organizationList: 'never', 'organizations/stats': 'never' },
  },
  { name: 'customers', state: 'nothing found', account: 'manager', path: '/customers?search=xyzzy' },
  {
    name: 'customers',
    state: 'error',
    account: 'manager',
    path: '/customers',
    answers: { organizationList: 'broken' },
  },
  {
    name: 'customers',
    state: 'long names',
    account: 'manager',
    path: '/customers',
    answers: { organizationList: 'long' },
  },
  { name: 'customers', state: 'importing', account: 'manager', path: '/customers', reach: readCustomers },
  { name: 'customers', state: 'adding', account: 'manager', path: '/customers', reach: ask('customers.add') },
  {
    name: 'customers',
    state: 'adding from registers',
    account: 'manager',
    path: '/customers',
    answers: { registers: 'on' },
    reach: lookUp,
  },
  {
    name: 'customer',
    state: 'long names',
    account: 'manager',
    path: '/customers/1001',
    full,
    answers: { customer: 'long' },
  },
  {
    name: 'customer',
    state: 'adding an address',
    account: 'manager',
    path: '/customers/1001',
    reach: ask('customers.parts.address.add'),
  },
  {
    name: 'customer',
    state: 'delete',
    account: 'manager',
    path: '/customers/1001',
    reach: async ({ page, word }) => {
      await page.getByRole('button', { name: word('mf-people', 'customers.more') }).click()
      await page.getByRole('menuitem', { name: word('mf-people', 'customers.actions.delete') }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'customer', state: 'overview', account: 'manager', path: '/customers/1001', full },
  { name: 'customer', state: 'offers', account: 'manager', path: '/customers/1001?tab=customer-offers', full },
  { name: 'customer', state: 'price lists', account: 'manager', path: '/customers/1001?tab=customer-prices', full },
  {
    name: 'customer',
    state: 'article numbers',
    account: 'manager',
    path: '/customers/1001?tab=customer-numbers',
    full,
  },
  { name: 'customer', state: 'activity', account: 'manager', path: '/customers/1001?tab=activity', full },
  { name: 'customer', state: 'edit', account: 'manager', path: '/customers/1001?edit=1' },
  { name: 'customer', state: 'not found', account: 'manager', path: '/customers/999999' },
  { name: 'merge customers', state: 'choosing', account: 'manager', path: '/customers/1001/merge' },
  { name: 'merge customers', state: 'preview', account: 'manager', path: '/customers/1001/merge?from=1002', full },
  { name: 'merge customers', state: 'itself', account: 'manager', path: '/customers/1001/merge?from=1001' },
  { name: 'account', state: 'manager', account: 'manager', path: '/myaccount', full },
  { name: 'account', state: 'user', account: 'user', path: '/myaccount', full },
  { name: 'account', state: 'admin', account: 'admin', path: '/myaccount', full },
  { name: 'company', state: 'manager', account: 'manager', path: '/settings', full },
  { name: 'company', state: 'new region', account: 'manager', path: '/settings', reach: ask('regions.add') },
  { name: 'company', state: 'user', account: 'user', path: '/settings', full },
  { name: 'company', state: 'admin', account: 'admin', path: '/settings', full },
  { name: 'settings', state: 'profile', account: 'manager', path: '/settings?tab=profile', full },
  { name: 'settings', state: 'profile of a customer', account: 'user', path: '/settings?tab=profile', full },
  { name: 'settings', state: 'templates', account: 'manager', path: '/settings?tab=templates', full },
  {
    name: 'settings',
    state: 'templates empty',
    account: 'manager',
    path: '/settings?tab=templates',
    answers: { templates: 'empty' },
  },
  { name: 'settings', state: 'pricing', account: 'manager', path: '/settings?tab=pricing', full },
  {
    name: 'settings',
    state: 'pricing not loaded',
    account: 'manager',
    path: '/settings?tab=pricing',
    answers: { 'Settings/Offer': 'broken' },
  },
  { name: 'settings', state: 'mail texts', account: 'manager', path: '/settings?tab=mails', full },
  { name: 'settings', state: 'requests', account: 'manager', path: '/settings?tab=requests', full },
  {
    name: 'settings',
    state: 'requests not loaded',
    account: 'manager',
    path: '/settings?tab=requests',
    answers: { 'Settings/Requests': 'broken' },
  },
  { name: 'settings', state: 'notifications', account: 'manager', path: '/settings?tab=notifications', full },
  { name: 'settings', state: 'security', account: 'manager', path: '/settings?tab=security', full },
  {
    name: 'settings',
    state: 'security not loaded',
    account: 'manager',
    path: '/settings?tab=security',
    answers: { 'users/me/sessions': 'broken', 'users/me/loginproviders': 'broken' },
  },
  { name: 'settings', state: 'data', account: 'manager', path: '/settings?tab=data', full },
  { name: 'settings', state: 'erasing', account: 'manager', path: '/settings?tab=data', reach: lookForContact, full },
  {
    name: 'settings',
    state: 'data not loaded',
    account: 'manager',
    path: '/settings?tab=data',
    answers: { 'Settings/Data/Exports': 'broken' },
  },
  { name: 'settings', state: 'products', account: 'manager', path: '/settings?tab=catalogue', full },
  {
    name: 'company',
    state: 'loading',
    account: 'manager',
    path: '/settings',
    answers: { 'Settings/OrganizationAddress': 'never', 'company/logo': 'never' },
  },
  {
    name: 'company',
    state: 'error',
    account: 'manager',
    path: '/settings',
    answers: { 'Settings/OrganizationAddress': 'broken' },
  },
]

async function openMenu({ page, word }: Stage): Promise<void> {
  await page.getByRole('button', { name: word('shared-ui', 'table.menu') }).click()
  await page.getByRole('menu').waitFor()
}
