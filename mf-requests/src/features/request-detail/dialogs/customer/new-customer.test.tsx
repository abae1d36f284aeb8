import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../../routes.tsx'
import { deskOf } from '../../../../testing/deskOf.ts'
import { sampleDetail, sampleOffer, sampleProposed, sampleRequest } from '../../../../testing/samples.ts'

const renderDesk = deskOf(routes)
const unknown = { organization: null, customer_candidates: [], proposed_customer: sampleProposed() }
const made = () => [{ offer_id: 42, externalId: sampleRequest().external_id }]

describe('a customer whom nobody knows', () => {
  it('is read from the mail, and made together with the offer', async () => {
    const desk = await renderDesk(unknown, {
      answers: { createOrganization: () => ({ organization_id: 77 }), createOfferFromRequest: () => made() },
    })
    await desk.user.click(screen.getByRole('button', { name: /^Create Offer/ }))
    const fields = within(await screen.findByRole('group', { name: 'New customer' }))
    const shown = fields.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)
    expect(shown).toEqual([
      'Visser Dakwerken B.V.',
      'Anna Visser',
      'anna@visser.example',
      'Industrieweg',
      '118',
      '1234 AB',
      'Voorbeeldstad',
      '030 000 12 34',
      '00012345',
      '',
    ])
    await desk.user.click(screen.getByRole('button', { name: 'Create customer and offer' }))
    await waitFor(() => expect(desk.router.state.location.pathname).toBe('/offers/42'))
    expect(desk.callsOf('createOrganization')).toMatchObject([
      {
        body: {
          tenant_id: 1,
          name: 'Visser Dakwerken B.V.',
          email: 'anna@visser.example',
          phone: '030 000 12 34',
          chamber_of_commerce_number: '00012345',
          address: { street: 'Industrieweg', number: '118', postal_code: '1234 AB', city: 'Voorbeeldstad' },
          contact: { name: 'Anna Visser' },
        },
      },
    ])
    expect(desk.callsOf('createOfferFromRequest')).toMatchObject([{ body: { organization_id: 77, remember: true } }])
  })

  it('is made as it was corrected, without an offer too', async () => {
    const desk = await renderDesk(unknown, {
      answers: {
        createOrganization: () => ({ organization_id: 77 }),
        setQuoteCustomer: () => sampleDetail({ json_version: 2 }),
      },
    })
    await desk.user.click(screen.getByRole('button', { name: 'Customer: Customer unknown' }))
    const name = await screen.findByRole('textbox', { name: 'Company or name' })
    await desk.user.clear(name)
    expect(screen.getByRole('button', { name: 'Create customer' })).toBeDisabled()
    await desk.user.type(name, 'Visser & Zn.')
    await desk.user.click(screen.getByRole('button', { name: 'Create customer' }))
    await waitFor(() => expect(desk.callsOf('setQuoteCustomer')).toMatchObject([{ body: { organization_id: 77 } }]))
    expect(desk.callsOf('createOrganization')).toMatchObject([{ body: { name: 'Visser & Zn.' } }])
  })

  it('is taxed as somebody says', async () => {
    const desk = await renderDesk(unknown, {
      answers: { createOrganization: () => ({ organization_id: 77 }), createOfferFromRequest: () => made() },
    })
    await desk.user.click(screen.getByRole('button', { name: /^Create Offer/ }))
    await desk.user.click(await screen.findByRole('combobox', { name: 'VAT' }))
    await desk.user.click(await screen.findByTitle('VAT reverse charged'))
    await desk.user.click(screen.getByRole('button', { name: 'Create customer and offer' }))
    await waitFor(() =>
      expect(desk.callsOf('createOrganization')).toMatchObject([{ body: { tax_regime: 'reverse_charge' } }]),
    )
  })

  it('may be there already: that one is used, or a new one made all the same', async () => {
    const candidates = [
      {
        organization_id: 9,
        name: 'Visser Dakwerken',
        postal_code: '1234 AB',
        city: 'Utrecht',
        email: null,
        chamber_of_commerce_number: '30123456',
      },
    ]
    const desk = await renderDesk(unknown, {
      answers: {
        createOrganization: ({ body }) => {
          if (body.allow_duplicate) return { organization_id: 78 }
          throw failWith('DUPLICATE', { details: { candidates } })
        },
        createOfferFromRequest: () => made(),
      },
    })
    await desk.user.click(screen.getByRole('button', { name: /^Create Offer/ }))
    await desk.user.click(await screen.findByRole('button', { name: 'Create customer and offer' }))
    expect(await screen.findByText('This customer seems to exist already')).toBeVisible()
    expect(screen.getByText('CoC number 30123456')).toBeVisible()
    await desk.user.click(screen.getByRole('button', { name: 'Use this one' }))
    expect(screen.queryByRole('group', { name: 'New customer' })).not.toBeInTheDocument()
    await desk.user.click(screen.getByRole('button', { name: 'New customer' }))
    await desk.user.click(screen.getByRole('button', { name: 'Create customer and offer' }))
    await desk.user.click(await screen.findByRole('button', { name: 'Make a new customer anyway' }))
    await waitFor(() =>
      expect(desk.callsOf('createOfferFromRequest')).toMatchObject([{ body: { organization_id: 78 } }]),
    )
  })

  it('is not made of what the server refuses, which is said at its field', async () => {
    const desk = await renderDesk(unknown, {
      answers: {
        createOrganization: () => {
          throw failWith('VALIDATION', { fields: { 'address.postal_code': 'This is no Dutch postcode.' } })
        },
      },
    })
    await desk.user.click(screen.getByRole('button', { name: /^Create Offer/ }))
    await desk.user.click(await screen.findByRole('button', { name: 'Create customer and offer' }))
    expect(await screen.findByRole('textbox', { name: 'Postal code' })).toHaveAccessibleDescription(
      'This is no Dutch postcode.',
    )
    expect(desk.callsOf('createOfferFromRequest')).toEqual([])
  })

  it('says what another customer means before it is chosen', async () => {
    const { user } = await renderDesk({ offer: sampleOffer(), offer_id: 41 })
    await user.click(screen.getByRole('button', { name: 'Customer: Bouwbedrijf De Haan' }))
    expect(screen.queryByText(/compared again/)).not.toBeInTheDocument()
    await user.click(await screen.findByRole('combobox', { name: 'Customer' }))
    await user.click(await screen.findByTitle('Snoek Dakwerken'))
    expect(screen.getByText(/compared again with what this customer chose/)).toBeVisible()
    expect(screen.getByText('OFF-2026-0041 stays an offer to Bouwbedrijf De Haan.')).toBeVisible()
  })
})
