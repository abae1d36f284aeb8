import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import type { CompanyAddress } from '@staffel/shared-api/contract'
import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'

withTranslations('people', { nl, en })

const company: CompanyAddress = {
  id: 1,
  type: 'tenant',
  name: 'Staffel Bouwmaterialen',
  street: 'Havenweg',
  number: '12',
  number_addition: null,
  postal_code: '3812 AB',
  city: 'Amersfoort',
  phone: null,
  email: 'info@staffel.example',
  country_code: 'NL',
  coc_number: '12345678',
  vat_number: null,
  iban: null,
}

function open() {
  const api = fakeApi({ getCompanyAddress: () => company, saveCompanyAddress: () => ({ ...company, city: 'Utrecht' }) })
  apiClient.http.defaults.adapter = api.adapter
  return { api, ...renderRoutes(routes, { at: '/settings' }) }
}

describe('the company on the settings page', () => {
  it('saves what was changed, and says so', async () => {
    signInAs()
    const { api, user } = open()
    const city = await screen.findByRole('textbox', { name: 'City' })
    await user.clear(city)
    await user.type(city, 'Utrecht')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Company address saved!')).toBeInTheDocument()
    expect(api.calls.at(-1)?.body).toMatchObject({ name: 'Staffel Bouwmaterialen', city: 'Utrecht', phone: null })
  })

  it('refuses a Dutch postcode that is none, before it is sent', async () => {
    signInAs()
    const { api, user } = open()
    const postcode = await screen.findByRole('textbox', { name: 'Postcode' })
    await user.clear(postcode)
    await user.type(postcode, '12')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('A Dutch postcode looks like 1234 AB.')).toBeInTheDocument()
    expect(api.calls.some(({ endpoint }) => endpoint.id === 'saveCompanyAddress')).toBe(false)
  })

  it("puts the server's message at the field it is about", async () => {
    signInAs()
    const { api, user } = open()
    api.use({ saveCompanyAddress: () => { throw failWith('VALIDATION', { message: 'Some fields are wrong.', fields: { vat_number: 'This is not a VAT number.' } }) } })
    await user.type(await screen.findByRole('textbox', { name: 'VAT number' }), 'NL1')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('This is not a VAT number.')).toBeInTheDocument()
  })

  it('is for reading only to a User', async () => {
    signInAs({ roles: ['User'], is_tenant: false })
    open()
    expect(await screen.findByRole('textbox', { name: 'City' })).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  })
})
