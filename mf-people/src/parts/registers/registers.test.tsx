import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import type { CustomerDetail, VatCheck } from '@staffel/shared-api/contract'
import { failWith, fakeApi, type FakeAnswers } from '@staffel/shared-api/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'
import { sampleCompany } from '../../features/settings/testing/sampleCompany.ts'

withTranslations('people', { nl, en })

const proof: VatCheck = {
  vat_number: 'NL000031415B01',
  outcome: 'valid',
  checked_at: '2026-03-16T10:00:00.000Z',
  consultation_number: 'WAPIAAAA1',
  name: 'KUIPERS',
  address: 'AMBACHTSWEG 63\nNIJVERDAL',
}
const customer = (different: Partial<CustomerDetail> = {}): CustomerDetail => ({
  id: 9,
  tenant_id: 1,
  region_id: null,
  name: 'Bouw BV',
  contactPerson: null,
  email: null,
  phone: null,
  status: 'active',
  totalOffers: 0,
  acceptedOffers: 0,
  totalvalue: 0,
  lastcontact: null,
  chamber_of_commerce_number: null,
  vat_number: 'NL000031415B01',
  tax_regime: 'domestic',
  language: null,
  payment_term_days: null,
  price_note: '',
  customer_group: null,
  vat_check: null,
  decided_offers: 0,
  address: null,
  addresses: [],
  contacts: [],
  contact_persons: [],
  rev: 7,
  ...different,
})

const all = { vat_numbers: true, companies: true, addresses: true }

function open(at: string, answers: FakeAnswers = {}) {
  signInAs()
  const api = fakeApi({
    listCustomers: () => ({ items: [], total: 0 }),
    listOrganizationMerges: () => [],
    getOrganizationStats: () => ({ total: 0, active: 0, prospects: 0, archived: 0, deleted: 0, accepted_value: 0 }),
    listTenants: () => [{ id: 1, name: 'Staffel' }],
    listRegions: () => [],
    getCustomer: () => customer(),
    getCompanyAddress: () => sampleCompany(),
    getCompanyLogo: () => ({ url: null }),
    getRegisters: () => all,
    ...answers,
  })
  apiClient.http.defaults.adapter = api.adapter
  const callsOf = (id: string) => api.calls.filter(({ endpoint }) => endpoint.id === id)
  return { api, callsOf, ...renderRoutes(routes, { at }) }
}

async function newCustomer(answers: FakeAnswers = {}) {
  const opened = open('/customers', answers)
  await opened.user.click((await screen.findAllByRole('button', { name: /Add customer/ }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  const type = (name: string, text: string) => opened.user.type(dialog.getByRole('textbox', { name }), text)
  return { ...opened, dialog, type }
}

describe('a new customer', () => {
  it('is filled in from the trade register, with its address as a whole', async () => {
    const { user, dialog, type, callsOf } = await newCustomer({
      findCompanies: () => [
        {
          chamber_of_commerce_number: '00061803',
          name: 'Van der Meer B.V.',
          street: 'Zaagmolenkade',
          number: '27',
          number_addition: 'B',
          postal_code: null,
          city: 'Zaandam',
        },
      ],
    })
    await type('Company name', 'meer')
    await type('Postal code', '1541 EK')
    await user.click(await dialog.findByRole('button', { name: 'Search the trade register' }))
    await user.click(await dialog.findByRole('button', { name: 'Use Van der Meer B.V.' }))
    expect(callsOf('findCompanies')[0]?.body).toEqual({ query: 'meer', tenant_id: 1 })
    const values = ['Company name', 'Street', 'House number', 'Postal code', 'City'].map(
      (name) => dialog.getByRole<HTMLInputElement>('textbox', { name }).value,
    )
    expect(values).toEqual(['Van der Meer B.V.', 'Zaagmolenkade', '27 B', '', 'Zaandam'])
    expect(dialog.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument()
  })

  it('gets street and city of a postcode and house number, or is told that there is no such address', async () => {
    const { api, user, dialog, type } = await newCustomer({ findAddress: () => [] })
    const find = await dialog.findByRole('button', { name: 'Look up street and city' })
    expect(find).toBeDisabled()
    await type('Postal code', '3542ab')
    await type('House number', '1')
    await user.click(find)
    expect(await dialog.findByText('No address was found at this postcode and house number.')).toBeVisible()
    api.use({ findAddress: () => [{ street: 'Industrieweg', postal_code: '3542 AB', city: 'Utrecht' }] })
    await user.click(find)
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Utrecht'))
    expect(dialog.getByRole('textbox', { name: 'Postal code' })).toHaveValue('3542 AB')
  })

  it('is told why nothing was looked up, and is typed as ever', async () => {
    const { user, dialog, type } = await newCustomer({
      checkVatNumber: () => {
        throw failWith('VALIDATION', { fields: { vat_number: 'Not a VAT number.' } })
      },
    })
    await type('VAT number', 'NL1')
    await user.click(await dialog.findByRole('button', { name: 'Check with VIES' }))
    expect(await dialog.findByText('Not a VAT number.')).toBeVisible()
  })

  it('shows no buttons where nothing can be looked up', async () => {
    const { dialog } = await newCustomer({
      getRegisters: () => ({ vat_numbers: false, companies: false, addresses: false }),
    })
    expect(dialog.queryByRole('button', { name: /register|Look up|VIES/ })).not.toBeInTheDocument()
  })
})

describe('a VAT number', () => {
  it('of a customer is checked, and shows its proof', async () => {
    let stored = customer()
    const { api, user } = open('/customers/9', { getCustomer: () => stored })
    api.use({
      checkVatNumber: () => {
        stored = customer({ vat_check: proof })
        return proof
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Check with VIES' }))
    expect(await screen.findByText('Valid according to VIES')).toBeVisible()
    expect(screen.getByText(/consultation number WAPIAAAA1/)).toBeVisible()
    expect(screen.getByText(/KUIPERS/)).toBeVisible()
  })

  it('that cannot be checked now keeps the proof that it has, and is not called invalid', async () => {
    const { user } = open('/customers/9', {
      getCustomer: () => customer({ vat_check: proof }),
      checkVatNumber: () => ({ ...proof, outcome: 'unknown', consultation_number: null, name: null, address: null }),
    })
    await user.click(await screen.findByRole('button', { name: 'Check with VIES again' }))
    expect(await screen.findByText(/VIES could not check this number now/)).toBeVisible()
    expect(screen.getByText('Valid according to VIES')).toBeVisible()
    expect(screen.queryByText(/Invalid/)).not.toBeInTheDocument()
  })

  it('shows what was answered before where VIES cannot be asked any more', async () => {
    open('/customers/9', {
      getCustomer: () => customer({ vat_check: { ...proof, outcome: 'invalid', name: null, address: null } }),
      getRegisters: () => ({ ...all, vat_numbers: false }),
    })
    expect(await screen.findByText('Invalid according to VIES')).toBeVisible()
    expect(screen.queryByRole('button', { name: /VIES/ })).not.toBeInTheDocument()
  })
})

it("the company's own address is looked up, and can be saved then", async () => {
  const { user } = open('/settings?tab=company', {
    findAddress: () => [{ street: 'Nieuwe Kade', postal_code: '3812 AB', city: 'Amersfoort' }],
  })
  await user.click(await screen.findByRole('button', { name: 'Look up street and city' }))
  expect(await screen.findByDisplayValue('Nieuwe Kade')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
})
