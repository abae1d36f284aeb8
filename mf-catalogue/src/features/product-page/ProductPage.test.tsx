import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { renderCatalogue, type Visit } from '../../testing/renderCatalogue.ts'
import { sampleDetail, tier } from '../../testing/samples.ts'

const open = (answers?: Visit['answers']) => renderCatalogue({ routes, at: '/products/1', answers })
const ladder = () => within(screen.getByRole('region', { name: 'Quantity tiers (staffels)' }))
const row = (number: number) => within(screen.getByRole('group', { name: `Tier ${number}` }))

describe('the page of a product', () => {
  it('shows its ladder with what is earned on each step, and what it is sold by', async () => {
    open({ getProduct: () => sampleDetail({ price_unit: 100, order_multiple: 50, vat_rate: 9 }) })
    expect(await screen.findByRole('heading', { level: 1, name: /Zeskantbout M8x40/ })).toBeInTheDocument()
    const steps = await screen.findByRole('group', { name: 'Tiers of Zeskantbout M8x40' })
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/€\s0,20 per 1001 – 99margin 50%/),
      expect.stringMatching(/€\s0,15 per 100≥ 100margin 33,3\d*%/),
    ])
    expect(screen.getByText('Sold per').nextSibling).toHaveTextContent('50 st')
    expect(screen.getByText('VAT').nextSibling).toHaveTextContent('9%')
  })

  it('has nothing to say of cost and margin to who may not see them', async () => {
    const { cost_price: _, ...shown } = sampleDetail()
    open({ getProduct: () => shown })
    expect(await screen.findByRole('group', { name: 'Tiers of Zeskantbout M8x40' })).not.toHaveTextContent('margin')
    expect(screen.queryByText('Cost price')).not.toBeInTheDocument()
  })

  it('says that its price is on request where it has neither tiers nor a base price', async () => {
    open({ getProduct: () => sampleDetail({ staffels: [], base_unit_price: null }) })
    expect(await screen.findByText('No tiers and no base price: the price is on request.')).toBeInTheDocument()
  })

  it('is only read by a Manager of a customer', async () => {
    renderCatalogue({ routes, at: '/products/1', user: { roles: ['Manager'], is_tenant: false } })
    await screen.findByRole('group', { name: 'Tiers of Zeskantbout M8x40' })
    for (const name of ['Edit', 'More']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Edit Product' })).not.toBeInTheDocument()
  })

  it('says when there is no such product, and when it could not be loaded', async () => {
    const { api, user } = open({
      getProduct: () => {
        throw failWith('INTERNAL')
      },
    })
    expect(await screen.findByRole('heading', { name: 'The product could not be loaded.' })).toBeInTheDocument()
    api.use({
      getProduct: () => {
        throw failWith('NOT_FOUND')
      },
    })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeInTheDocument()
  })

  it('offers to restore what is archived, and nothing else', async () => {
    const archived = sampleDetail({ status: 'archived' })
    const { api, user } = open({ getProduct: () => archived })
    const restore = await screen.findByRole('button', { name: 'Restore' })
    expect(screen.queryByRole('link', { name: 'Edit Product' })).not.toBeInTheDocument()
    expect(ladder().queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
    api.use({ restoreProduct: () => sampleDetail(), getProduct: () => sampleDetail() })
    await user.click(restore)
    expect(await screen.findByRole('link', { name: 'Edit Product' })).toBeInTheDocument()
  })
})

describe('where a product was offered lately', () => {
  it('is told with the price and what became of it, and leads there', async () => {
    const { user, router } = open({
      listOfferedLines: () => [
        {
          offer_id: 9,
          externalId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
          offer_nr: 'OFF-2026-0009',
          title: 'Hal 4',
          customer: 'Bouwbedrijf De Haan B.V.',
          status: 'accepted',
          last_modified: '2026-03-05T13:30:00.000Z',
          quantity: 250,
          unit_price: 6.95,
          price_unit: 100,
          currency: 'eur',
        },
      ],
    })
    const line = await screen.findByRole('row', { name: /OFF-2026-0009/ })
    expect(line).toHaveTextContent(/De Haan.*250 st.*€\s6,95 per 100.*Accepted/)
    await user.click(within(line).getByRole('link', { name: 'Bouwbedrijf De Haan B.V.' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/offers/6f9619ff-8b86-4d01-b42d-00cf4fc964ff'))
  })

  it('says so when it was not', async () => {
    open()
    expect(await screen.findByText('Not offered yet')).toBeInTheDocument()
  })
})

describe('the price lists of a product', () => {
  const list = {
    id: 4,
    name: 'Jaarafspraak',
    owner_name: 'Bouwbedrijf De Haan B.V.',
    valid_from: '2026-01-01',
    valid_till: null,
    currency: 'eur',
    product_group_name: null,
    discount_pct: null,
    base_unit_price: null,
    price_unit: 100,
    staffels: [tier(1, 100, null, 12.5)],
  } as const

  it('say who pays something else for it, from when, and what', async () => {
    open({
      listPriceListsOfProduct: () => [
        { ...list, staffels: [...list.staffels] },
        {
          ...list,
          id: 5,
          owner_name: 'Aannemers',
          valid_till: '2026-12-31',
          product_group_name: 'Bouten',
          discount_pct: 12.25,
          price_unit: null,
          staffels: [],
        },
      ],
    })
    const card = within(await screen.findByRole('region', { name: 'Price lists' }))
    const [own, group] = await card.findAllByRole('listitem')
    expect(own).toHaveTextContent(/De Haan.*Jaarafspraak · from 1 Jan\w* 2026.*from €\s12,50 per 100 \(at 100\)/)
    const [link] = card.getAllByRole('link', { name: 'Jaarafspraak' })
    expect(link).toHaveAttribute('href', '/products/prices/4')
    expect(group).toHaveTextContent(/Aannemers.*31 Dec\w* 2026.*By product group Bouten.*12,25% off/)
  })

  it('are nothing to who does not sell it', async () => {
    const { callsOf } = renderCatalogue({
      routes,
      at: '/products/1',
      user: { roles: ['Manager'], is_tenant: false },
    })
    await screen.findByRole('group', { name: 'Tiers of Zeskantbout M8x40' })
    expect(screen.queryByRole('region', { name: 'Price lists' })).not.toBeInTheDocument()
    expect(callsOf('listPriceListsOfProduct')).toEqual([])
  })
})

describe('the staffel editor', () => {
  async function edit() {
    const opened = open()
    await opened.user.click(await screen.findByRole('button', { name: 'Edit' }))
    return { ...opened, sent: () => opened.callsOf('saveStaffels').map(({ body }) => body) }
  }

  it('goes from view to edit, and Cancel discards what was changed', async () => {
    const { user, sent } = await edit()
    await user.clear(row(1).getByRole('textbox', { name: 'Price' }))
    await user.type(row(1).getByRole('textbox', { name: 'Price' }), '9')
    await user.click(ladder().getByRole('button', { name: 'Cancel' }))
    expect(ladder().getByText(/€\s0,20$/, { selector: '.sf-tier-chart-price' })).toBeInTheDocument()
    await user.click(ladder().getByRole('button', { name: 'Edit' }))
    expect(row(1).getByRole('textbox', { name: 'Price' })).toHaveValue('0,20')
    expect(sent()).toEqual([])
  })

  it('truncates, rounds and sorts what was typed, saves it, and is read again', async () => {
    const { api, user, sent } = await edit()
    const after = [tier(2, 0, 1, 0.2), tier(1, 50, null, 0.16)]
    api.use({ saveStaffels: () => ({ staffels: after, warnings: [], rev: 2 }) })
    api.use({ getProduct: () => sampleDetail({ staffels: after, rev: 2 }) })
    const type = async (number: number, name: string, text: string) => {
      await user.clear(row(number).getByRole('textbox', { name }))
      if (text) await user.type(row(number).getByRole('textbox', { name }), text)
    }
    await type(1, 'From', '50,9')
    await type(1, 'To', '')
    await type(1, 'Price', '0,155')
    await type(2, 'From', 'x')
    await type(2, 'To', '49')
    await type(2, 'Price', '0,2')
    await user.click(ladder().getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The tiers have been saved.')).toBeInTheDocument()
    expect(sent()).toEqual([
      {
        rev: 1,
        staffels: [
          { staffelId: 2, variantCode: null, minQuantity: 0, maxQuantity: 49, unitPrice: 0.2 },
          { staffelId: 1, variantCode: null, minQuantity: 50, maxQuantity: null, unitPrice: 0.16 },
        ],
      },
    ])
    expect(await ladder().findByRole('button', { name: 'Edit' })).toBeInTheDocument()
  })

  it('does not save an empty ladder, nor one that overlaps', async () => {
    const { user, sent } = await edit()
    await user.clear(row(1).getByRole('textbox', { name: 'To' }))
    await user.click(ladder().getByRole('button', { name: 'Save' }))
    expect(row(2).getByText('This tier overlaps the one before it.')).toBeInTheDocument()
    await user.click(ladder().getByRole('button', { name: 'Remove tier 2' }))
    await user.click(ladder().getByRole('button', { name: 'Remove tier 1' }))
    expect(ladder().getByRole('button', { name: 'Save' })).toBeDisabled()
    expect(sent()).toEqual([])
  })

  it('asks about equal neighbours before it saves them', async () => {
    const { api, user, sent } = await edit()
    api.use({ saveStaffels: () => ({ staffels: [], warnings: [], rev: 2 }) })
    await user.clear(row(2).getByRole('textbox', { name: 'Price' }))
    await user.type(row(2).getByRole('textbox', { name: 'Price' }), '0,20')
    await user.click(ladder().getByRole('button', { name: 'Save' }))
    const question = within(await screen.findByRole('dialog', { name: 'Are these tiers right?' }))
    expect(question.getByText(/Tier 2: this price is the same/)).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Save anyway' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  it('asks when somebody else saved first, and puts its own ladder in the place of theirs', async () => {
    const { api, user, sent } = await edit()
    api.use({
      getProduct: () => sampleDetail({ rev: 5 }),
      saveStaffels: ({ body }) => {
        if (body.rev !== 5) throw failWith('STALE')
        return { staffels: [], warnings: [], rev: 6 }
      },
    })
    await user.click(ladder().getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this product' }))
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }))
    expect(await screen.findByText('The tiers have been saved.')).toBeInTheDocument()
    expect(sent().map((body) => body)).toEqual([
      expect.objectContaining({ rev: 1 }),
      expect.objectContaining({ rev: 5 }),
    ])
    await waitFor(() => expect(ladder().getByRole('button', { name: 'Edit' })).toBeInTheDocument())
  })

  it.each([
    [1000, [200, 150]],
    [10, [2, 1.5]],
  ] as const)('saves its own prices for the unit that theirs are for by now (%s)', async (price_unit, prices) => {
    const { api, user, sent } = await edit()
    api.use({
      getProduct: () => sampleDetail({ rev: 5, price_unit }),
      saveStaffels: ({ body }) => {
        if (body.rev !== 5) throw failWith('STALE')
        return { staffels: [], warnings: [], rev: 6 }
      },
    })
    await user.click(ladder().getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this product' }))
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }))
    expect(await screen.findByText('The tiers have been saved.')).toBeInTheDocument()
    expect(sent()[1]).toMatchObject({ rev: 5, staffels: prices.map((unitPrice) => ({ unitPrice })) })
  })
})
