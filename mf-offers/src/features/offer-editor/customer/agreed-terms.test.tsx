import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { routes } from '../../../routes.tsx'
import { renderOffers, type Visit } from '../../../testing/renderOffers.ts'
import { sampleAddress, sampleOffer, sampleSaved, sampleSettings, sampleSummary } from '../../../testing/samples.ts'

function open(answers: Visit['answers'] = {}, at: Visit['at'] = '/offers/new') {
  return renderOffers({
    routes,
    at,
    answers: {
      listOrganizations: () => [{ id: 5, name: 'Bouwbedrijf Jansen' }],
      getOfferOrganizationAddress: () => sampleAddress,
      calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
      saveOffer: () => [sampleSaved({ rev: 4 })],
      getOffer: () => sampleOffer(),
      ...answers,
    },
  })
}

const field = (name: string) => screen.findByRole('textbox', { name })
const showDetails = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: /^More details/ }))

async function choose(user: UserEvent, name: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name }))
  await user.click(await screen.findByTitle(option))
}

describe('what was agreed with a customer', () => {
  const listOrganizations = () => [
    { id: 5, name: 'Bouwbedrijf Jansen' },
    { id: 6, name: 'Smith Ltd', language: 'en' as const, payment_term_days: 60 },
  ]
  const term = () => field('Payment Term')

  it('is what a new offer begins with, until somebody says otherwise', async () => {
    const { user, callsOf } = open({
      listOrganizations,
      getOfferSettings: () => sampleSettings({ payment_terms_days: 21 }),
    })
    await showDetails(user)
    expect(await term()).toHaveValue('21')
    await choose(user, 'Customer', 'Smith Ltd')
    expect(await term()).toHaveValue('60')
    expect(await field('Terms and Conditions')).toHaveValue('Payment within 30 days.')
    expect(await field('Offer Title')).toHaveValue('Offer Smith Ltd')
    await choose(user, 'Customer', 'Bouwbedrijf Jansen')
    expect(await term()).toHaveValue('21')
    expect(await field('Offer Title')).toHaveValue('Offerte Bouwbedrijf Jansen')
    await choose(user, 'Language', 'English')
    await choose(user, 'Customer', 'Smith Ltd')
    await user.clear(await term())
    await user.type(await term(), '8 d')
    expect(await term()).toHaveValue('8')
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() =>
      expect(callsOf('saveOffer')[0]?.body).toMatchObject({ offer: { language: 'en', payment_term_days: 8 } }),
    )
  })

  it('is there from the start for the customer that the address names', async () => {
    const { user } = open({ listOrganizations: () => listOrganizations().slice(1) }, '/offers/new?organization_id=6')
    expect(await screen.findByRole('button', { name: /^More details.*English.*Payment Term 60 days/ })).toBeVisible()
    await showDetails(user)
    expect(await field('Terms and Conditions')).toHaveValue('Payment within 30 days.')
  })

  it('is not on the offer where the field is left empty', async () => {
    const { user, callsOf } = open({}, `/offers/${sampleSummary().externalId}?edit=1`)
    await showDetails(user)
    expect(await term()).toHaveValue('30')
    await user.clear(await term())
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() => expect(callsOf('saveOffer')[0]?.body).toMatchObject({ offer: { payment_term_days: null } }))
  })
})
