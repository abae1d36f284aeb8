import type { Organization } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { routes } from '../../../routes.tsx'
import { renderOffers, type Visit } from '../../../testing/renderOffers.ts'
import {
  sampleAddress,
  sampleItem,
  sampleOffer,
  sampleProduct,
  sampleSaved,
  sampleSummary,
  sampleSurcharge,
} from '../../../testing/samples.ts'

const customers: Organization[] = [
  { id: 5, name: 'Bouwbedrijf Jansen' },
  { id: 6, name: 'Bau GmbH', tax_regime: 'reverse_charge' },
]
const answers: Visit['answers'] = {
  listOffers: () => [],
  listRegions: () => [],
  listOrganizations: () => customers,
  getOfferOrganizationAddress: () => sampleAddress,
  listProducts: () => [sampleProduct({ vat_rate: 9 })],
  listProductGroups: () => [],
  calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
  saveOffer: () => [sampleSaved()],
  getOffer: () => sampleOffer(),
}

const open = (at = '/offers/new') => renderOffers({ routes, at: ['/offers', at], answers })

async function choose(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('combobox', { name: 'Customer' }))
  await user.click(await screen.findByTitle(name))
}
async function addBolt(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Add products' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Select Zeskantbout M8x40' }))
  await user.click(screen.getByRole('button', { name: /^Add to offer/ }))
}
const bolt = () => screen.findByRole('row', { name: /Zeskantbout/ })
const question = () => screen.findByRole('dialog', { name: 'Change the VAT of the rows?' })

describe('the VAT of an offer', () => {
  it('of a new row is that of the customer, before that of the product', async () => {
    const { user } = open()
    await choose(user, 'Bau GmbH')
    await addBolt(user)
    expect(await bolt()).toHaveTextContent('VAT reverse charged')
    expect(screen.queryByRole('dialog', { name: 'Change the VAT of the rows?' })).not.toBeInTheDocument()
  })

  it('is asked about when another customer is chosen, and follows that when it is said', async () => {
    const { user, callsOf } = open()
    await addBolt(user)
    expect(await bolt()).toHaveTextContent('VAT 9%')
    await choose(user, 'Bau GmbH')
    const dialog = within(await question())
    expect(dialog.getByText('VAT is reverse charged to Bau GmbH.')).toBeVisible()
    expect(dialog.getByText(/The VAT of one row changes/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Change VAT' }))
    expect(await bolt()).toHaveTextContent('VAT reverse charged')
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() =>
      expect(callsOf('saveOffer').at(-1)?.body).toMatchObject({
        offer: { items: [{ taxRate: 0, taxLabel: 'Btw verlegd' }] },
      }),
    )
  })

  it('stays as it is when that is said, and is not asked about again', async () => {
    const { user } = open()
    await addBolt(user)
    await choose(user, 'Bau GmbH')
    await user.click(within(await question()).getByRole('button', { name: 'Leave as is' }))
    expect(await bolt()).toHaveTextContent('VAT 9%')
    await choose(user, 'Bouwbedrijf Jansen')
    expect(screen.queryByRole('dialog', { name: 'Change the VAT of the rows?' })).not.toBeInTheDocument()
  })

  it('is not asked about a row whose VAT somebody chose', async () => {
    const { user } = open()
    await addBolt(user)
    await user.click(await screen.findByRole('button', { name: 'Edit row 1' }))
    await user.click(screen.getByRole('combobox', { name: /^VAT/ }))
    await user.click(await screen.findByTitle('VAT 21%'))
    await user.click(screen.getByRole('button', { name: /^OK/ }))
    await choose(user, 'Bau GmbH')
    expect(await bolt()).not.toHaveTextContent('VAT reverse charged')
    expect(screen.queryByRole('dialog', { name: 'Change the VAT of the rows?' })).not.toBeInTheDocument()
  })

  it('of a stored draft was settled before', async () => {
    const { user } = renderOffers({
      routes,
      at: `/offers/${sampleSummary().externalId}?edit=1`,
      answers: {
        ...answers,
        getOffer: () => {
          const offer = sampleOffer({ items: [sampleItem()] })
          return { ...offer, customer: offer.customer && { ...offer.customer, organization_id: 6, name: 'Bau GmbH' } }
        },
      },
    })
    await bolt()
    await addBolt(user)
    await waitFor(() => expect(screen.getAllByRole('row', { name: /Zeskantbout/ })).toHaveLength(2))
    expect(screen.queryByRole('dialog', { name: 'Change the VAT of the rows?' })).not.toBeInTheDocument()
    expect(screen.getAllByText(/VAT reverse charged/, { selector: 'tr *' })).toHaveLength(1)
  })

  it('of a new customer is what is chosen for it, and is saved with it', async () => {
    const { user, callsOf } = open()
    await user.click(await screen.findByText('New Customer'))
    await user.type(screen.getByRole('textbox', { name: /Company name/ }), 'Beton SA')
    await user.click(screen.getByRole('combobox', { name: 'VAT' }))
    await user.click(await screen.findByTitle('Export (0%)'))
    await addBolt(user)
    expect(await bolt()).toHaveTextContent('VAT 0%')
    await waitFor(() =>
      expect(callsOf('calculateOfferSurcharges').at(-1)?.body).toMatchObject({ offerJson: { taxRegime: 'export' } }),
    )
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() =>
      expect(callsOf('saveOffer')[0]?.body).toMatchObject({
        offer: { customer: { new: { name: 'Beton SA', tax_regime: 'export' } }, items: [{ taxRate: 0 }] },
      }),
    )
  })
})

describe('how the customer of an offer is taxed', () => {
  /** The server's customers, the second of which changes. */
  const changing = (): Visit['answers'] => {
    let known = customers
    return {
      ...answers,
      listOrganizations: () => known,
      setTaxRegime: ({ body }) => {
        known = customers.map((one) =>
          one.id === body.organization_id ? { ...one, tax_regime: body.tax_regime } : one,
        )
        return undefined
      },
    }
  }
  const stored = `/offers/${sampleSummary().externalId}?edit=1`
  const openDetails = async (user: UserEvent) =>
    user.click(await screen.findByRole('button', { name: /^More details/ }))
  const regime = () => screen.findByRole('combobox', { name: 'VAT for This Customer' })

  it('is set where the editor shows it; the rows of the open draft are asked about, and it can be undone', async () => {
    const { user, callsOf } = renderOffers({
      routes,
      at: stored,
      answers: { ...changing(), getOffer: () => sampleOffer({ items: [sampleItem()] }) },
    })
    await bolt()
    await openDetails(user)
    await user.click(await regime())
    await user.click(await screen.findByTitle('VAT reverse charged'))
    const dialog = within(await question())
    expect(dialog.getByText('VAT is reverse charged to Bouwbedrijf Jansen.')).toBeVisible()
    expect(callsOf('setTaxRegime')[0]?.body).toEqual({ organization_id: 5, tax_regime: 'reverse_charge' })
    expect(screen.getByText(/Other drafts and what was issued stay as they are/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Change VAT' }))
    expect(await bolt()).toHaveTextContent('VAT reverse charged')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(within(await question()).getByText('Dutch VAT applies to Bouwbedrijf Jansen.')).toBeVisible()
    expect(callsOf('setTaxRegime')[1]?.body).toEqual({ organization_id: 5, tax_regime: 'domestic' })
  })

  it('is that of a surcharge which somebody changed, too', async () => {
    const { user, callsOf } = renderOffers({
      routes,
      at: stored,
      answers: {
        ...changing(),
        getOffer: () => sampleOffer({ items: [sampleItem(), sampleSurcharge({ overridden: true })] }),
      },
    })
    await bolt()
    await openDetails(user)
    await user.click(await regime())
    await user.click(await screen.findByTitle('VAT reverse charged'))
    const dialog = within(await question())
    expect(dialog.getByText(/The VAT of 2 rows changes/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Change VAT' }))
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() =>
      expect(callsOf('saveOffer').at(-1)?.body).toMatchObject({
        offer: { items: [{ taxRate: 0 }, { id: 'sur:4', overridden: true, taxRate: 0, taxLabel: 'Btw verlegd' }] },
      }),
    )
  })

  it('that could not be set stays as it was, and can be tried again', async () => {
    const { user } = renderOffers({
      routes,
      at: stored,
      answers: {
        ...answers,
        getOffer: () => sampleOffer({ items: [sampleItem()] }),
        setTaxRegime: () => {
          throw failWith('INTERNAL')
        },
      },
    })
    await bolt()
    await openDetails(user)
    await user.click(await regime())
    await user.click(await screen.findByTitle('Export (0%)'))
    expect(await screen.findByText('The VAT of this customer was not changed.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Change the VAT of the rows?' })).not.toBeInTheDocument()
  })

  it('is read, not set, by those who do not manage customers; the closed details name it', async () => {
    const { user } = renderOffers({
      routes,
      at: stored,
      user: { is_tenant: false },
      answers: {
        ...answers,
        getOffer: () => {
          const offer = sampleOffer({ items: [sampleItem()] })
          return { ...offer, customer: offer.customer && { ...offer.customer, organization_id: 6, name: 'Bau GmbH' } }
        },
      },
    })
    expect(await screen.findByText(/VAT reverse charged · Dutch/)).toBeVisible()
    await openDetails(user)
    expect(await screen.findByText('VAT is reverse charged to Bau GmbH.')).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'VAT for This Customer' })).not.toBeInTheDocument()
  })
})

describe('a template', () => {
  const template = {
    id: 6,
    name: 'Carport',
    description: '',
    isDefault: false,
    title: '',
    notes: '',
    terms: '',
    validity_days: null,
    show_pictures: null,
    items: [{ id: 't1', description: 'Balk', quantity: 4 }],
    lastUsed: null,
    rev: 1,
  }
  const withTemplates: Visit['answers'] = {
    ...answers,
    listTemplates: () => [template],
    applyTemplate: () => ({
      template_id: 6,
      title: '',
      notes: '',
      terms: '',
      validUntil: '2099-01-01',
      show_pictures: null,
      items: [
        sampleItem({ id: 'n1', description: 'Balk' }),
        sampleItem({ id: 'n2', description: 'Lat', taxRate: 0, taxLabel: 'Vrijgesteld' }),
      ],
      missing: [],
    }),
    saveTemplate: () => template,
  }

  it('is taxed as the customer is, and says so', async () => {
    const { user } = renderOffers({ routes, at: '/offers/new', answers: withTemplates })
    await choose(user, 'Bau GmbH')
    await user.click(await screen.findByRole('button', { name: 'Template' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Apply a template' }))
    await user.click(await screen.findByRole('button', { name: 'Use Carport' }))
    expect(await screen.findByRole('row', { name: /Balk/ })).toHaveTextContent('VAT reverse charged')
    expect(screen.getByRole('row', { name: /Lat/ })).toHaveTextContent('Vrijgesteld')
    expect(screen.getByText('VAT is reverse charged to Bau GmbH.')).toBeVisible()
    expect(screen.getByText('The VAT of one row was changed.')).toBeVisible()
  })

  it('is kept for any customer, whoever the offer is for', async () => {
    const { user, callsOf } = renderOffers({ routes, at: '/offers/new', answers: withTemplates })
    await choose(user, 'Bau GmbH')
    await addBolt(user)
    expect(await bolt()).toHaveTextContent('VAT reverse charged')
    await user.click(await screen.findByRole('button', { name: 'Template' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Save as a template' }))
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Bouten')
    await user.click(screen.getByRole('button', { name: 'Save template' }))
    await waitFor(() => expect(callsOf('saveTemplate')[0]?.body).toMatchObject({ items: [{ taxRate: 9 }] }))
  })
})
