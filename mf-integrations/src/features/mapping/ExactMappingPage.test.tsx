import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import type { ExactMapping, ExactMappingRow } from '@staffel/shared-api/contract'
import { failWith, fakeApi, type FakeAnswers } from '@staffel/shared-api/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'

withTranslations('integrations', { nl, en })

const thing = (code: string, name: string) => ({ key: code, code, name })
const row = (part: Partial<ExactMappingRow>): ExactMappingRow => ({
  kind: 'vat',
  key: '21',
  name: 'VAT 21 %',
  code: null,
  chosen: null,
  suggested: thing('VH', 'BTW hoog'),
  complete: true,
  ...part,
})
const mapping: ExactMapping = {
  division: 102_030,
  division_name: 'Staffel Bouwmaterialen B.V.',
  vat_codes: [thing('VH', 'BTW hoog'), thing('VX', 'BTW anders')],
  units: [],
  rows: [
    row({}),
    row({ key: '9', name: 'VAT 9 %', suggested: null, complete: false }),
    row({ kind: 'charge', key: 'text', name: 'Free text', suggested: null, complete: false }),
    row({ kind: 'item', key: '7', name: 'Bout', code: 'B-7', suggested: thing('EX-7', 'Bout'), complete: false }),
  ],
}

function open(answers: FakeAnswers = {}, at = '/exact/mapping') {
  const api = fakeApi({ getExactMapping: () => mapping, ...answers })
  apiClient.http.defaults.adapter = api.adapter
  signInAs()
  return { api, ...renderRoutes(routes, { at, language: 'en' }) }
}
const asked = (api: ReturnType<typeof fakeApi>, id: string) =>
  api.calls.filter((call) => call.endpoint.id === id).map(({ body }) => body)

it('says at a glance what is complete, and keeps what somebody chooses', async () => {
  const { user, api } = open({ saveExactMapping: () => mapping })
  expect(await screen.findByRole('tab', { name: 'VAT 1 missing' })).toBeVisible()
  expect(screen.getByRole('tab', { name: 'Units complete' })).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'VAT 9 %' }))
  await user.click(await screen.findByTitle('VX · BTW anders'))
  expect(await screen.findByText('VAT 9 % is saved.')).toBeInTheDocument()
  expect(asked(api, 'saveExactMapping')).toEqual([{ kind: 'vat', key: '9', exact: 'VX' }])
})

it('looks for items in Exact by what is typed', async () => {
  const { user, api } = open(
    { findExactItems: () => [{ key: 'i-1', code: 'VRACHT', name: 'Vrachtkosten' }], saveExactMapping: () => mapping },
    '/exact/mapping?tab=charges',
  )
  await user.type(await screen.findByRole('combobox', { name: 'Free text' }), 'vracht')
  await user.click(await screen.findByTitle('VRACHT · Vrachtkosten'))
  expect(asked(api, 'saveExactMapping')).toEqual([{ kind: 'charge', key: 'text', exact: 'i-1' }])
})

it('takes an item of the same name when somebody says so', async () => {
  const { user, api } = open({ saveExactMapping: () => mapping }, '/exact/mapping?tab=items')
  const [bolt] = await screen.findAllByRole('listitem')
  await user.click(within(bolt ?? document.body).getByRole('button', { name: 'Take over' }))
  expect(asked(api, 'saveExactMapping')).toEqual([{ kind: 'item', key: '7', exact: 'EX-7' }])
})

it('says that Exact could not be asked', async () => {
  open({
    getExactMapping: () => {
      throw failWith('NOT_CONNECTED', { message: 'There is no link' })
    },
  })
  expect(await screen.findByText('The mapping could not be loaded.')).toBeVisible()
})
