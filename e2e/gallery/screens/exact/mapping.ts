import type {
  ExactMappedCustomer,
  ExactMappedCustomers,
  ExactMappedItem,
  ExactMappedItems,
  ExactMapping,
  ExactMappingRow,
  ExactMappingState,
} from '@staffel/shared-api/contract'
import type { Screen, Stage } from '../../screen.types.ts'

const thing = (code: string, text: string) => ({ key: code, code, name: text })
const mapped = (key: string, code: string, text: string): ExactMappingRow => ({
  ...{ kind: 'vat', key, name: text, chosen: null, complete: code !== '' },
  suggested: code === '' ? null : thing(code, text),
})
const mapping: ExactMapping = {
  division: 102_030,
  division_name: 'Staffel Bouwmaterialen B.V.',
  vat_codes: [thing('VH', 'BTW hoog, exclusief'), thing('VL', 'BTW laag, exclusief')],
  units: [],
  rows: [mapped('21', 'VH', 'btw 21%'), mapped('9', 'VL', 'btw 9%'), mapped('0', '', 'btw 0%')],
}

const longName =
  'Rekenvoorbeeldverbindingsstuk voor hemelwaterafvoer met inspectieopening, gewapend, RAL 9005 diepzwart, 80 x 80 mm'
const item = (part: Partial<ExactMappedItem>): ExactMappedItem => ({
  ...{ key: '7', product_id: 7, name: 'Zeskantbout M8 x 40', variant: null, code: 'ZB-0840', suggested: null },
  ...{ item: { ...thing('ZB-0840', 'Zeskantbout M8x40 8.8 verzinkt'), by: 'code' }, state: 'complete' },
  ...part,
})
const items: ExactMappedItem[] = [
  item({}),
  item({
    ...{ key: '8', product_id: 8, name: 'Dakhaak RVS 25 mm', code: 'DH-25', item: null, state: 'open' },
    suggested: { ...thing('10025', 'Dakhaak (RVS) 25mm'), because: 'name' },
  }),
  item({ key: '9', name: longName, code: 'HWA-80-INSPECTIE-RAL9005-GEWAPEND-000001', item: null, state: 'open' }),
  item({ key: '10:RVS', name: 'Sluitmoer', variant: 'RVS A4', item: { ...thing('SM-9', 'Sluitmoer'), by: 'person' } }),
  item({
    ...{ key: '11', name: 'Keilbout M10', state: 'gone' },
    item: { ...thing('5f0e8a51-3c2d-4b7a-9e10-7d2d4c1be870', ''), code: '', by: 'person' },
  }),
  item({ key: '12', name: 'Verpakking', state: 'not_sold', item: { ...thing('VERP', 'Pallet'), by: 'code' } }),
]
const ofItems = (part: Partial<ExactMappedItems> = {}): ExactMappedItems => ({
  ...{ items, total: 6, counts: { all: 6, open: 4 }, read_at: '2026-03-06T02:04:00Z' },
  ...part,
})

const id = (nr: number): string => `5f0e8a51-3c2d-4b7a-9e10-7d2d4c1be87${nr}`
const account = { account_id: id(1), code: '9001', name: 'Vlasveld Bouw', city: 'Utrecht', state: 'customer' } as const
const customer = (part: Partial<ExactMappedCustomer>): ExactMappedCustomer => ({
  ...{ organization_id: 12, name: 'Bouwbedrijf Vlasveld B.V.', archived: false, suggested: null },
  account: { ...account, by: 'number' },
  ...part,
})
const customers: ExactMappedCustomer[] = [
  customer({}),
  customer({
    ...{ organization_id: 13, name: 'De Wit Beton', account: null },
    suggested: { ...account, account_id: id(2), code: '9002', name: 'De Wit Beton B.V.', because: 'vat' },
  }),
  customer({ organization_id: 14, name: `Aannemersbedrijf ${longName}`, account: null }),
  customer({ organization_id: 15, name: 'Nieuwland Bouw', account: { ...account, account_id: id(3), by: 'created' } }),
  customer({
    ...{ organization_id: 16, name: 'Oudeweg Dakwerken', archived: true },
    account: { ...account, account_id: id(4), name: 'Oudeweg', state: 'blocked', by: 'person' },
  }),
]
const ofCustomers = (part: Partial<ExactMappedCustomers> = {}): ExactMappedCustomers => ({
  ...{ items: customers, total: 5, counts: { all: 5, open: 2 }, read_at: '2026-03-06T02:00:00Z' },
  ...part,
})

export const mappingAtAGlance: ExactMappingState = {
  customers: { all: 5, open: 2 },
  items: { all: 6, open: 4 },
  vat: { all: 3, open: 1 },
  charges: { all: 3, open: 0 },
  units: null,
}

const empty = { items: [], total: 0 }
interface Answers {
  readonly items?: Partial<ExactMappedItems>
  readonly customers?: Partial<ExactMappedCustomers>
}

const show =
  (search: string, answers: Answers = {}) =>
  async ({ page }: Stage): Promise<void> => {
    const answer = (path: string, json: object) =>
      page.route(`**/Integrations/Exact/Mapping${path}`, (route) => route.fulfill({ json }))
    await answer('', mapping)
    await answer('/State', mappingAtAGlance)
    await answer('/Items?*', ofItems(answers.items))
    await answer('/Customers?*', ofCustomers(answers.customers))
    await page.goto(`/exact/mapping${search}`)
    const panel = page.getByRole('tabpanel')
    await panel.getByRole('listitem').or(panel.getByRole('status')).first().waitFor()
  }

async function reachUnlink(stage: Stage): Promise<void> {
  const { page, word } = stage
  await show('')(stage)
  await page.route('**/Integrations/Exact/Mapping/Customers', (route) =>
    route.fulfill({ json: { customer: customers[0], taken_back: { prices: 12, numbers: 1 } } }),
  )
  await page
    .getByRole('button', { name: word('mf-integrations', 'mapping.unlink') })
    .first()
    .click()
  await page.getByRole('dialog').getByText('12').waitFor()
}

/** What stands for what in Exact, in each of its states. */
export const mappingStates: readonly Required<Pick<Screen, 'state' | 'reach'>>[] = [
  { state: 'VAT', reach: show('?tab=vat') },
  { state: 'customers', reach: show('') },
  { state: 'customers never read', reach: show('', { customers: { read_at: null } }) },
  { state: 'no customers', reach: show('', { customers: { ...empty, counts: { all: 0, open: 0 } } }) },
  { state: 'nobody missing', reach: show('?only=open', { customers: { ...empty, counts: { all: 5, open: 0 } } }) },
  { state: 'unlink dialog', reach: reachUnlink },
  { state: 'items', reach: show('?tab=items') },
  { state: 'items never read', reach: show('?tab=items', { items: { read_at: null } }) },
  {
    state: 'no item found',
    reach: show('?tab=items&search=xyz', { items: { ...empty, counts: { all: 0, open: 0 } } }),
  },
  { state: 'one product', reach: show('?tab=items&product=8', { items: { items: items.slice(1, 2), total: 1 } }) },
]
