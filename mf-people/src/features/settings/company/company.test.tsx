import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import en from '../../../locales/en.json'
import nl from '../../../locales/nl.json'
import { routes } from '../../../routes.tsx'
import { sampleCompany } from '../testing/sampleCompany.ts'
import { toCompanyValues } from './companyValues.ts'

withTranslations('people', { nl, en })

const company = sampleCompany()

function open() {
  const api = fakeApi({
    getCompanyAddress: () => company,
    getCompanyLogo: () => ({ url: null }),
    listRegions: () => [],
    saveCompanyAddress: () => ({ ...company, city: 'Utrecht' }),
  })
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

  it('goes on with what was typed before and never saved, until that is thrown away', async () => {
    signInAs()
    const gone: string[] = []
    const { city: _, ...others } = toCompanyValues(company)
    const { api, user } = open()
    api.use({
      listWorkingCopies: ({ query }) => [
        {
          id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
          subject: query.subject,
          content: JSON.stringify({ ...others, city: 'Breda' }),
          base_rev: 1,
          rev: 1,
          updated_at: '2026-03-05T13:30:00.000Z',
        },
      ],
      discardWorkingCopy: ({ body }) => void gone.push(body.id),
    })
    expect(await screen.findByText(/You are continuing what you entered here earlier/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Breda')
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Amersfoort')
    await waitFor(() => expect(gone).toHaveLength(1))
  })

  it('refuses a Dutch postcode that is none, before it is sent', async () => {
    signInAs()
    const { api, user } = open()
    const postcode = await screen.findByRole('textbox', { name: 'Postal code' })
    await user.clear(postcode)
    await user.type(postcode, '12')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('A Dutch postcode looks like 1234 AB.')).toBeInTheDocument()
    expect(api.calls.some(({ endpoint }) => endpoint.id === 'saveCompanyAddress')).toBe(false)
  })

  describe('saved by somebody else first', () => {
    const theirs = { ...company, name: 'Staffel Groep', rev: 2 }

    async function refused() {
      signInAs()
      const page = open()
      const city = await screen.findByRole('textbox', { name: 'City' })
      page.api.use({
        getCompanyAddress: () => theirs,
        saveCompanyAddress: ({ body }) => {
          if (body.rev !== 2) throw failWith('STALE', { current: theirs })
          return { ...theirs, ...body, city: 'Utrecht', rev: 3 }
        },
      })
      await page.user.clear(city)
      await page.user.type(city, 'Utrecht')
      await page.user.click(screen.getByRole('button', { name: 'Save' }))
      expect(await screen.findByRole('dialog', { name: 'Someone else changed these details' })).toBeInTheDocument()
      return page
    }

    it('asks, and keeps what was typed over what is stored', async () => {
      const { api, user } = await refused()
      await user.click(screen.getByRole('button', { name: 'Keep mine' }))
      expect(await screen.findByText('Company address saved!')).toBeInTheDocument()
      expect(api.calls.at(-1)?.body).toMatchObject({ name: 'Staffel Bouwmaterialen', city: 'Utrecht', rev: 2 })
    })

    it('or loads what is stored', async () => {
      const { user } = await refused()
      await user.click(screen.getByRole('button', { name: 'Load the saved details' }))
      expect(await screen.findByDisplayValue('Staffel Groep')).toBeInTheDocument()
      expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Amersfoort')
    })
  })

  it("puts the server's message at the field it is about", async () => {
    signInAs()
    const { api, user } = open()
    api.use({
      saveCompanyAddress: () => {
        throw failWith('VALIDATION', {
          message: 'Some fields are wrong.',
          fields: { vat_number: 'This is not a VAT number.' },
        })
      },
    })
    await user.type(await screen.findByRole('textbox', { name: 'VAT number' }), 'NL1')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('This is not a VAT number.')).toBeInTheDocument()
  })

  it.each(['User', 'Manager'] as const)("is for reading only to a customer's %s, who is told why", async (role) => {
    signInAs({ roles: [role], is_tenant: false })
    const { api } = open()
    api.use({ getCompanyAddress: () => ({ ...company, type: 'organization' }) })
    expect(await screen.findByText(/Your supplier keeps these details/)).toBeInTheDocument()
    expect(await screen.findByRole('textbox', { name: 'City' })).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  })
})
