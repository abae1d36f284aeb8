import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { routes } from '../../../routes.tsx'
import { renderOffers, type Visit } from '../../../testing/renderOffers.ts'
import { sampleAddress, sampleOffer, sampleSaved } from '../../../testing/samples.ts'

const candidate = {
  organization_id: 5,
  name: 'Bouwbedrijf Jansen',
  postal_code: '3511 AB',
  city: 'Utrecht',
  email: null,
}

function open(answers: Visit['answers'] = {}) {
  return renderOffers({
    routes,
    at: '/offers/new',
    answers: {
      listOrganizations: () => [],
      getOfferOrganizationAddress: () => sampleAddress,
      saveOffer: () => [sampleSaved()],
      getOffer: () => sampleOffer(),
      ...answers,
    },
  })
}

async function fillIn(user: UserEvent) {
  await user.click(await screen.findByText('New Customer'))
  await user.type(screen.getByRole('textbox', { name: /Company name/ }), 'Jansen Bouw')
  await user.type(screen.getByRole('textbox', { name: 'Contact person' }), 'Ans Jansen')
  await user.type(screen.getByRole('textbox', { name: 'E-mail address' }), 'ans@jansen.example')
  await user.type(screen.getByRole('textbox', { name: 'Postal code' }), '3511 AB')
}

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save as Draft' }))

describe('an offer for a new customer', () => {
  it('is saved together with the customer, and named after it', async () => {
    const { user, callsOf } = open()
    await fillIn(user)
    expect(screen.getByRole('textbox', { name: 'Offer Title' })).toHaveValue('Offerte Jansen Bouw')
    await save(user)
    await waitFor(() =>
      expect(callsOf('saveOffer')[0]?.body).toMatchObject({
        offer: {
          customer: {
            new: {
              name: 'Jansen Bouw',
              email: 'ans@jansen.example',
              contact: { name: 'Ans Jansen' },
              address: { postal_code: '3511 AB' },
            },
          },
        },
      }),
    )
  })

  it('has all of the customer before what the offer itself is called', async () => {
    const { user } = open()
    await user.click(await screen.findByText('New Customer'))
    const fields = screen.getAllByRole('textbox')
    const places = [/Company name/, 'E-mail address', 'City', 'Offer Title'].map((name) =>
      fields.indexOf(screen.getByRole('textbox', { name })),
    )
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  it('asks whether it is one that exists, and takes that one', async () => {
    const { user, api, callsOf } = open({
      saveOffer: () => {
        throw failWith('DUPLICATE', { details: { candidates: [candidate] } })
      },
    })
    await fillIn(user)
    await save(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('3511 AB Utrecht')
    await user.click(screen.getByRole('button', { name: 'Use existing: Bouwbedrijf Jansen' }))
    expect(await screen.findByText(/^Havenstraat 12a, /)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Offer Title' })).toHaveValue('Offerte Bouwbedrijf Jansen')
    api.use({ saveOffer: () => [sampleSaved()] })
    await save(user)
    await waitFor(() =>
      expect(callsOf('saveOffer').at(-1)?.body).toMatchObject({ offer: { customer: { organization_id: 5 } } }),
    )
  })

  it('adds it all the same when that is meant', async () => {
    const { user, api, callsOf } = open({
      saveOffer: () => {
        throw failWith('DUPLICATE', { details: { candidates: [candidate] } })
      },
    })
    await fillIn(user)
    await save(user)
    api.use({ saveOffer: () => [sampleSaved()] })
    await user.click(await screen.findByRole('button', { name: 'Add as a new customer anyway' }))
    await waitFor(() =>
      expect(callsOf('saveOffer').at(-1)?.body).toMatchObject({
        offer: { intent: 'draft', customer: { new: { allow_duplicate: true } } },
      }),
    )
  })

  it('keeps what was typed while the other mode is looked at, and shows a refusal at its field', async () => {
    const { user } = open({
      saveOffer: () => {
        throw failWith('VALIDATION', {
          fields: { 'offer.customer.new.email': 'Not an address', 'offer.customer': 'Invalid value.' },
        })
      },
    })
    await fillIn(user)
    await user.click(screen.getByText('Existing Customer'))
    await user.click(screen.getByText('New Customer'))
    expect(screen.getByRole('textbox', { name: /Company name/ })).toHaveValue('Jansen Bouw')
    await save(user)
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'E-mail address' })).toHaveAccessibleDescription('Not an address'),
    )
    expect(screen.getByRole('textbox', { name: /Company name/ })).toBeValid()
  })

  it('cannot be issued without its name', async () => {
    const { user, callsOf } = open()
    await user.click(await screen.findByText('New Customer'))
    await user.click(screen.getByRole('button', { name: 'Create Offer' }))
    expect(screen.getByRole('textbox', { name: /Company name/ })).toHaveAccessibleDescription('Enter the company name.')
    expect(callsOf('saveOffer')).toHaveLength(0)
  })
})
