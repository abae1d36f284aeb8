import { addDays, dayOf } from '@staffel/shared-api/rules'
import { failWith } from '@staffel/shared-api/testing'
import { setViewport } from '@staffel/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { renderOffers, type Visit } from '../../../testing/renderOffers.ts'
import { sampleAddress, sampleItem, sampleOffer, sampleSaved } from '../../../testing/samples.ts'

function open(answers: Visit['answers'] = {}, visit: Partial<Visit> = {}) {
  return renderOffers({
    routes,
    at: '/offers/new',
    answers: {
      listOrganizations: () => [
        { id: 5, name: 'Bouwbedrijf Jansen' },
        { id: 6, name: 'De Graaf' },
      ],
      getOfferOrganizationAddress: () => sampleAddress,
      calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
      saveOffer: () => [sampleSaved({ status: 'pending' })],
      getOffer: () => sampleOffer({ status: 'pending' }),
      ...answers,
    },
    ...visit,
  })
}

const title = () => screen.findByRole('textbox', { name: 'Offer Title' })
const more = () => screen.findByRole('button', { name: /^More details/ })
const edit = `/offers/${sampleOffer().externalId}?edit=1`
const draft = () =>
  sampleOffer({
    validUntil: addDays(dayOf(), 30),
    items: [sampleItem({ unitPrice: 2, total: 200, priceSticky: true })],
  })

describe('the head of an offer', () => {
  it('begins at the customer, and proposes a title that typing takes the place of', async () => {
    const { user } = open()
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Customer' })).toHaveFocus())
    await user.keyboard('graaf')
    await user.click(await screen.findByTitle('De Graaf'))
    expect(await title()).toHaveValue('Offerte De Graaf')
    const field = await title()
    act(() => field.focus())
    await user.keyboard('Dakgoten')
    expect(await title()).toHaveValue('Dakgoten')
    await user.tab()
    await user.tab({ shift: true })
    await user.keyboard('{End} fase 2')
    expect(await title()).toHaveValue('Dakgoten fase 2')
  })

  it('leaves the keyboard of a phone closed', async () => {
    setViewport('phone')
    open()
    expect(await title()).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Customer' })).not.toHaveFocus()
  })

  it('selects the proposed title also for who comes to it with a press', async () => {
    const { user } = open({}, { at: '/offers/new?organization_id=5' })
    await user.click(await title())
    await user.keyboard('Loods')
    expect(await title()).toHaveValue('Loods')
  })

  it("is for the own organisation where a customer's Manager begins, who adds no customer", async () => {
    const own = { organization_id: 5, organization_name: 'Bouwbedrijf Jansen' }
    open({}, { user: { roles: ['Manager'], is_tenant: false, ...own } })
    expect(await title()).toHaveValue('Offerte Bouwbedrijf Jansen')
    expect(screen.getByTitle('Bouwbedrijf Jansen')).toBeVisible()
    expect(screen.queryByText('New Customer')).not.toBeInTheDocument()
  })

  it('says in one line what stands in the details that are closed', async () => {
    open({ getOffer: () => ({ ...draft(), customer_reference: 'PRJ-118', notes: 'Graag bellen.' }) }, { at: edit })
    expect(await screen.findByText(/^Havenstraat 12a, 3511 AB Utrecht · Dutch · EUR €/)).toHaveTextContent(
      /Customer Reference PRJ-118 · .*Notes for the Customer/,
    )
    expect(screen.queryByRole('textbox', { name: 'Customer Reference' })).not.toBeInTheDocument()
  })

  it('opens the details for what is wrong in them', async () => {
    const { user } = open(
      {
        getOffer: draft,
        saveOffer: () => {
          throw failWith('VALIDATION', { fields: { 'offer.terms': 'Too long.' } })
        },
      },
      { at: edit },
    )
    expect(await more()).toHaveAttribute('aria-expanded', 'false')
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    expect(await screen.findByText('Too long.')).toBeVisible()
    expect(await more()).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('textbox', { name: 'Terms and Conditions' })).toBeInvalid()
  })
})

describe('the foot of an offer', () => {
  it('says how many lines there are and what they come to', async () => {
    open({ getOffer: draft }, { at: edit })
    const foot = within(await screen.findByRole('contentinfo'))
    expect(foot.getByText('1 line')).toBeVisible()
    expect(foot.getByText(/^Subtotal €\s200,00$/)).toBeVisible()
    expect(foot.getByText(/^Total €\s242,00$/)).toBeVisible()
  })

  it('issues an offer and opens the mail to its customer, once', async () => {
    const mail = {
      to: ['inkoop@jansen.example'],
      cc: [],
      subject: 'Uw offerte',
      body: 'Beste',
      suggestions: [],
      lang: 'nl' as const,
    }
    const { user, router, callsOf } = open({ getOffer: draft, prepareOfferMail: () => mail }, { at: edit })
    await user.click(await screen.findByRole('button', { name: 'Issue and Send' }))
    await waitFor(() => expect(callsOf('saveOffer')[0]?.body).toMatchObject({ offer: { intent: 'issue' } }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/offers/42'))
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('inkoop@jansen.example'))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(router.state.location.state).toBeNull())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('offers sending to nobody who may not send', async () => {
    open({}, { user: { roles: ['User'] } })
    expect(await screen.findByRole('button', { name: 'Save as Draft' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Issue and Send' })).not.toBeInTheDocument()
  })
})
