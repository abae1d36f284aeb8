import { addDays, dayOf } from '@staffel/shared-api/rules'
import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { routes } from '../../routes.tsx'
import { renderOffers, type Visit } from '../../testing/renderOffers.ts'
import { sampleAddress, sampleOffer, sampleSaved, sampleSettings, sampleSummary } from '../../testing/samples.ts'
import { sampleApplied, sampleTemplate } from '../../testing/templateSamples.ts'

function open(answers: Visit['answers'] = {}, at: Visit['at'] = '/offers/new', user?: Visit['user']) {
  return renderOffers({
    routes,
    at,
    user,
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

/** What most offers leave as it is stands behind one line. */
async function showDetails(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^More details/ }))
}

async function choose(user: UserEvent, name: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name }))
  await user.click(await screen.findByTitle(option))
}

async function write(user: UserEvent, name: string, text: string) {
  await user.click(await field(name))
  await user.paste(text)
}

const template = sampleTemplate()
const applied = sampleApplied({ notes: 'Lossen door u.' })

describe('a new offer', () => {
  it("starts from the tenant's settings", async () => {
    const { user, callsOf } = open({
      getOfferSettings: () => sampleSettings({ offer_validity_days: 14, default_currency: 'gbp', default_tax_rate: 9 }),
    })
    await showDetails(user)
    expect(await field('Terms and Conditions')).toHaveValue('Betaling binnen 30 dagen.')
    await user.click(screen.getByRole('button', { name: /Add other/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Free line' }))
    await user.type(await screen.findByRole('textbox', { name: 'Description, row 1' }), 'Zagen')
    const price = screen.getByRole('textbox', { name: 'Unit price, row 1' })
    await user.clear(price)
    await user.type(price, '10{Enter}')
    expect(screen.getByText('VAT 9%').parentElement).toHaveTextContent(/£\s0,90/)
    await user.type(await field('Offer Title'), 'Zaagwerk')
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() =>
      expect(callsOf('saveOffer')[0]?.body).toMatchObject({
        offer: {
          validUntil: addDays(dayOf(), 14),
          currency: 'gbp',
          language: 'nl',
          terms: 'Betaling binnen 30 dagen.',
          items: [{ description: 'Zagen', taxRate: 9 }],
        },
      }),
    )
  })

  it('starts from the default template, where there is one', async () => {
    const { user, callsOf } = open({ listTemplates: () => [template], applyTemplate: () => applied })
    await showDetails(user)
    expect(await field('Offer Title')).toHaveValue('Carport')
    expect(await field('Notes for the Customer')).toHaveValue('Lossen door u.')
    expect(await field('Terms and Conditions')).toHaveValue('Betaling binnen 30 dagen.')
    expect(screen.getByRole('row', { name: /Balk/ })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() =>
      expect(callsOf('saveOffer')[0]?.body).toMatchObject({
        offer: { validUntil: '2099-01-01', template_id: 6, notes: 'Lossen door u.' },
      }),
    )
  })

  it('is for the customer that its address names', async () => {
    const { user, callsOf } = open({}, '/offers/new?organization_id=5')
    await showDetails(user)
    expect(await field('Offer Title')).toHaveValue('Offerte Bouwbedrijf Jansen')
    expect(await screen.findByText('Havenstraat 12a')).toBeVisible()
    expect(callsOf('listOrganizations')).toContainEqual(expect.objectContaining({ query: { ids: '5' } }))
  })

  it('tells that what it starts from cannot be had, and tries again', async () => {
    const { user, api } = open({
      getOfferSettings: () => {
        throw failWith('INTERNAL')
      },
    })
    expect(
      await screen.findByRole('heading', { name: 'The settings for new offers could not be loaded.' }),
    ).toBeVisible()
    api.use({ getOfferSettings: () => sampleSettings() })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await field('Offer Title')).toHaveValue('')
  })

  it('keeps everything that is entered', async () => {
    const { user, callsOf } = open()
    await showDetails(user)
    await choose(user, 'Customer', 'Bouwbedrijf Jansen')
    await write(user, 'Customer Reference', ' PRJ-118 ')
    await write(user, 'Desired Delivery', '24-12-2099')
    await user.keyboard('{Enter}')
    await write(user, 'Notes for the Customer', 'Graag bellen.')
    await write(user, 'Internal Notes', 'Scherpe klant.')
    await choose(user, 'Currency', 'USD $')
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() =>
      expect(callsOf('saveOffer')[0]?.body).toMatchObject({
        offer: {
          customer_reference: 'PRJ-118',
          desired_delivery_date: '2099-12-24',
          notes: 'Graag bellen.',
          internal_notes: 'Scherpe klant.',
          currency: 'usd',
        },
      }),
    )
  })
})

describe('an Admin', () => {
  const answers: Visit['answers'] = {
    listTenants: () => [
      { id: 1, name: 'Staffel Bouwmaterialen' },
      { id: 2, name: 'Noordstaal' },
    ],
    getOfferSettings: ({ query }) =>
      sampleSettings({
        tenant_id: query.tenant_id ?? 1,
        terms_nl: query.tenant_id === 2 ? 'Van Noordstaal.' : 'Van Staffel.',
      }),
    listProducts: () => [],
    listProductGroups: () => [],
  }

  it('says whose offer it is, and chooses among the customers, products and terms of that seller', async () => {
    const { user, router, callsOf } = open(answers, '/offers/new', { roles: ['Admin'] })
    await showDetails(user)
    expect(await field('Terms and Conditions')).toHaveValue('Van Staffel.')
    await choose(user, 'Tenant', 'Noordstaal')
    await waitFor(() => expect(router.state.location.search).toBe('?tenant_id=2'))
    // The form of the other seller begins open as well; the one before it stays until that is there.
    await waitFor(async () => expect(await field('Terms and Conditions')).toHaveValue('Van Noordstaal.'))
    expect(screen.getByRole('button', { name: /^More details/, expanded: true })).toBeVisible()
    expect(callsOf('listOrganizations').at(-1)?.query).toEqual({ tenantId: 2 })
    await user.click(screen.getByRole('button', { name: 'Add products' }))
    await waitFor(() => expect(callsOf('listProducts').at(-1)?.body).toMatchObject({ tenant_id: 2 }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await write(user, 'Offer Title', 'Spant')
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() =>
      expect(callsOf('saveOffer')[0]?.body).toMatchObject({ offer: { tenant_id: 2, terms: 'Van Noordstaal.' } }),
    )
  })

  it('alone has that choice', async () => {
    const { user, callsOf } = open(answers)
    await showDetails(user)
    expect(await field('Terms and Conditions')).toHaveValue('Van Staffel.')
    expect(screen.queryByRole('combobox', { name: 'Tenant' })).not.toBeInTheDocument()
    expect(callsOf('listTenants')).toHaveLength(0)
  })
})

describe('the language of an offer', () => {
  it('takes title, terms and surcharges along as long as nobody wrote their own', async () => {
    const { user, callsOf } = open()
    await showDetails(user)
    await choose(user, 'Customer', 'Bouwbedrijf Jansen')
    await choose(user, 'Language', 'English')
    expect(await field('Offer Title')).toHaveValue('Offer Bouwbedrijf Jansen')
    expect(await field('Terms and Conditions')).toHaveValue('Payment within 30 days.')
    await write(user, 'Terms and Conditions', ' Ours.')
    await choose(user, 'Language', 'Dutch')
    expect(await field('Offer Title')).toHaveValue('Offerte Bouwbedrijf Jansen')
    expect(await field('Terms and Conditions')).toHaveValue('Payment within 30 days. Ours.')
    await user.click(screen.getByRole('button', { name: /Add other/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Free line' }))
    await user.type(await screen.findByRole('textbox', { name: 'Description, row 1' }), 'Zagen{Enter}')
    await waitFor(() =>
      expect(callsOf('calculateOfferSurcharges')[0]?.body).toMatchObject({ offerJson: { language: 'nl' } }),
    )
  })
})

describe('a stored draft', () => {
  const edit = `/offers/${sampleSummary().externalId}?edit=1`

  it('shows its texts, and sends internal notes only when they were changed here', async () => {
    const { user, callsOf } = open(
      { getOffer: () => sampleOffer({ internal_notes: 'Oud', notes: 'Hallo', customer_reference: 'X1' }) },
      edit,
    )
    await showDetails(user)
    expect(await field('Internal Notes')).toHaveValue('Oud')
    expect(await field('Notes for the Customer')).toHaveValue('Hallo')
    expect(await field('Customer Reference')).toHaveValue('X1')
    await write(user, 'Customer Reference', '2')
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() =>
      expect(callsOf('saveOffer')[0]?.body).toMatchObject({
        offer: { customer_reference: 'X12', terms: 'Betaling binnen 30 dagen.' },
      }),
    )
    expect(callsOf('saveOffer')[0]?.body).not.toHaveProperty('offer.internal_notes')
  })

  it('whose last day has passed gets a new one at a click', async () => {
    const { user, callsOf } = open({ getOffer: () => sampleOffer({ validUntil: '2020-01-01' }) }, edit)
    await user.click(await screen.findByRole('button', { name: /^Use / }))
    expect(screen.queryByRole('button', { name: /^Use / })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() =>
      expect(callsOf('saveOffer')[0]?.body).toMatchObject({ offer: { validUntil: addDays(dayOf(), 30) } }),
    )
  })
})

describe('pictures of products', () => {
  it('stand on a new offer as the settings say, and otherwise when somebody chooses so', async () => {
    const { user, callsOf } = open({ getOfferSettings: () => sampleSettings({ show_pictures: true }) })
    await write(user, 'Offer Title', 'Kozijnen')
    expect(await screen.findByRole('button', { name: /^More details.*Pictures of products/ })).toBeVisible()
    await showDetails(user)
    await choose(user, 'Pictures of products', 'Not on the offer')
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() => expect(callsOf('saveOffer')[0]?.body).toMatchObject({ offer: { show_pictures: false } }))
  })

  it('stay as they were on an offer that is edited', async () => {
    const { user, callsOf } = open(
      { getOffer: () => sampleOffer({ show_pictures: true }) },
      `/offers/${sampleSummary().externalId}?edit=1`,
    )
    await write(user, 'Offer Title', ' twee')
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() => expect(callsOf('saveOffer')[0]?.body).toMatchObject({ offer: { show_pictures: true } }))
  })
})
