import type { ExactConflict, ExactJob, ExactJobRow, ExactLinkState, ExactStatus } from '@staffel/shared-api/contract'
import type { Screen, Stage } from '../../screen.types.ts'
import { mappingAtAGlance, mappingStates } from './mapping.ts'

const name = 'integrations'
const account = 'manager'

const link: ExactLinkState = {
  works: true,
  division: 102_030,
  division_name: 'Staffel Bouwmaterialen B.V.',
  user: 'Marieke Jansen',
  connected_at: '2026-03-05T09:00:00Z',
  ended_at: null,
  ended_reason: null,
  refresh_expires_at: '2026-04-04T09:00:00Z',
  reconnect_advised: false,
  notices_since: '2026-03-05T09:00:00Z',
  shared_with: [],
}
const ended: ExactLinkState = {
  ...link,
  works: false,
  ended_at: '2026-03-07T09:00:00Z',
  ended_reason: 'login_taken',
  reconnect_advised: true,
  shared_with: [{ env: 'test', own: false, tenant_name: null }],
}
const connected: ExactStatus = {
  connected: true,
  env: 'test',
  envs: { test: { configured: true, link }, production: { configured: true, link } },
  division: link.division,
  division_name: link.division_name,
  user: link.user,
  connected_at: link.connected_at,
  access_expires_at: '2026-03-05T09:10:00Z',
  refresh_expires_at: link.refresh_expires_at,
  needs_reconnect: false,
  last_sync: {
    accounts: '2026-03-06T02:00:00Z',
    items: '2026-03-06T02:04:00Z',
    prices: '2026-03-06T02:04:00Z',
    customer_prices: '2026-03-06T02:05:00Z',
    customer_numbers: '2026-03-06T02:05:00Z',
    quotations: null,
  },
  rate: {
    minutely_remaining: 57,
    minutely_limit: 60,
    daily_remaining: 4_612,
    daily_limit: 5_000,
    daily_reset: '2026-03-07T00:00:00Z',
  },
  last_error: null,
  last_error_at: null,
  last_error_trace: null,
}

/** What a house answers that has an Exact beside it. */
const withExact =
  (status: ExactStatus) =>
  async ({ page }: Stage): Promise<void> => {
    await page.route('**/Integrations/Exact/Status', (route) => route.fulfill({ json: status }))
    await page.route('**/Integrations/Exact/Mapping/State', (route) => route.fulfill({ json: mappingAtAGlance }))
    await page.route('**/Integrations/Exact/Divisions**', (route) =>
      route.fulfill({
        json: [
          { code: 102_030, name: 'Staffel Bouwmaterialen', chosen: true },
          { code: 102_031, name: 'Staffel Projecten', chosen: false },
        ],
      }),
    )
    await page.reload()
  }

export const integrations: readonly Screen[] = [
  { name, state: 'not connected', account, path: '/exact', full: true },
  { name, state: 'loading', account, path: '/exact', answers: { 'Integrations/Exact/Status': 'never' } },
  { name, state: 'error', account, path: '/exact', answers: { 'Integrations/Exact/Status': 'broken' } },
  { name, state: 'connecting failed', account, path: '/exact/callbackerror?reason=state_invalid' },
  { name, state: 'connecting signed out', path: '/exact/callbackerror?reason=signed_out' },
  { name, state: 'connected', account, path: '/exact', full: true, alone: true, reach: withExact(connected) },
  { name, state: 'connecting succeeded', account, path: '/exact', alone: true, reach: reachSuccess },
  {
    name,
    state: 'to be connected again',
    account,
    path: '/exact',
    full: true,
    alone: true,
    reach: withExact({
      ...connected,
      connected: false,
      needs_reconnect: true,
      envs: { test: { configured: true, link: ended }, production: { configured: false, link: null } },
      last_error: 'Exact Online accepteert de bewaarde toestemming niet meer.',
      last_error_at: '2026-03-07T09:00:00Z',
      last_error_trace: '5d0a1f4e-0000-4000-8000-000000000001',
    }),
  },
  ...mappingStates.map(({ state, reach }): Screen => ({
    ...{ name: 'mapping', state, account, path: '/exact', full: true, alone: true, reach },
  })),
  { name, state: 'customers brought in', account, path: '/exact', full: true, alone: true, reach: reachSync() },
  { name, state: 'log of bringing in', account, path: '/exact', full: true, alone: true, reach: reachSync('/7') },
  { name, state: 'administration dialog', account, path: '/exact', alone: true, reach: reachDialog('chooseDivision') },
  { name, state: 'disconnect dialog', account, path: '/exact', alone: true, reach: reachDialog('disconnect') },
]

const job: ExactJob = {
  ...{
    id: 7,
    entities: ['accounts', 'customer_prices'],
    cause: 'person',
    asked_by: 'manager@staffel.example',
    dry_run: true,
  },
  ...{
    full: false,
    state: 'done',
    done: 52,
    total: 52,
    created: 40,
    updated: 2,
    removed: 0,
    conflicts: 2,
    refused: 1,
    known: 3,
  },
  ...{ created_at: '2026-03-06T08:00:00Z', next_at: null, ended_at: '2026-03-06T08:01:00Z', problem: null },
}
const underWay: ExactJob = {
  ...job,
  id: 8,
  dry_run: false,
  state: 'storing',
  done: 1_200,
  total: 4_800,
  ended_at: null,
}
const phone: ExactConflict['fields'] = [{ field: 'phone', from: '030 231 14 00', to: '030 231 14 01' }]
const ofAccount = { entity: 'accounts', key: null, item: null, product_id: null } as const
const price: ExactConflict['fields'] = [
  { field: 'price', from: '8,45 per 100', to: '8,20 per 100 · 1–499: 8,20 · ≥ 500: 7,95' },
]
const conflicts: ExactConflict[] = [
  {
    ...ofAccount,
    ...{ record_id: '5d0a1f4e-0000-4000-8000-000000000001', code: '9001', name: 'Vlasveld Bouw', city: 'Utrecht' },
    ...{ organization_id: null, kind: 'candidates', fields: [] },
    candidates: [{ organization_id: 12, name: 'Bouwbedrijf Vlasveld B.V.' }],
  },
  {
    ...ofAccount,
    ...{ record_id: '5d0a1f4e-0000-4000-8000-000000000002', code: '9002', name: 'De Wit Beton', city: 'Breda' },
    ...{ organization_id: 13, kind: 'fields', candidates: [], fields: phone },
  },
  {
    ...{ entity: 'customer_prices', key: 'eur|2019-01-01||7', item: { code: 'KB010101', name: 'Keilbout M8 x 60' } },
    product_id: null,
    ...{ record_id: '5d0a1f4e-0000-4000-8000-000000000002', code: '9002', name: 'De Wit Beton', city: 'Breda' },
    ...{ organization_id: 13, kind: 'fields', candidates: [], fields: price },
  },
  {
    ...{ entity: 'products', key: 'prices', item: null, organization_id: null, product_id: 7, candidates: [] },
    ...{ record_id: '5d0a1f4e-0000-4000-8000-000000000003', code: 'KB010102', name: 'Keilbout M8 x 80', city: null },
    kind: 'fields',
    fields: [
      { field: 'baseUnitPrice', from: '9,10', to: '9,35' },
      { field: 'tierPrice', from: '1–499: 9,10 · ≥ 500: 8,60', to: '1–499: 9,35 · ≥ 500: 8,90' },
    ],
  },
]
const line = {
  nr: 1,
  entity: 'accounts',
  code: '9002',
  name: 'De Wit Beton',
  organization_id: 13,
  product_id: null,
  message: null,
} as const
const lines: ExactJobRow[] = [
  { ...line, outcome: 'updated', fields: phone },
  { ...line, nr: 2, code: '9003', name: 'Nieuwland Bouw', organization_id: null, outcome: 'created', fields: [] },
  { ...line, nr: 3, entity: 'customer_prices', code: 'KB010101', product_id: 7, outcome: 'updated', fields: price },
  {
    ...{ ...line, nr: 4, entity: 'products', code: 'KB010101', name: 'Keilbout M8 x 60' },
    ...{ organization_id: null, product_id: 7, outcome: 'updated' },
    fields: [{ field: 'ean', from: null, to: '8712345678906' }],
  },
]

/** Customers that come from Exact, with one job under way; or the log of the job before it. */
function reachSync(log = '') {
  return async (stage: Stage): Promise<void> => {
    const { page } = stage
    await withExact(connected)(stage)
    await page.route('**/Integrations/Exact/Jobs', (route) => route.fulfill({ json: [underWay, job] }))
    await page.route('**/Integrations/Exact/Jobs/7/Rows**', (route) =>
      route.fulfill({ json: { items: lines, total: lines.length } }),
    )
    await page.route('**/Integrations/Exact/Conflicts', (route) => route.fulfill({ json: conflicts }))
    await page.goto(`/exact/sync${log}`)
    await page.getByRole('table').or(page.getByText('Nieuwland Bouw')).or(page.getByText('Vlasveld')).first().waitFor()
  }
}

async function reachSuccess(stage: Stage): Promise<void> {
  await withExact(connected)(stage)
  await stage.page.goto('/exact/callbacksuccess')
}

function reachDialog(button: 'chooseDivision' | 'disconnect') {
  return async (stage: Stage): Promise<void> => {
    const { page, word } = stage
    await withExact(connected)(stage)
    await page
      .getByRole('button', { name: word('mf-integrations', `exact.${button}`) })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    if (button === 'chooseDivision') await dialog.getByRole('radio').first().waitFor()
  }
}
