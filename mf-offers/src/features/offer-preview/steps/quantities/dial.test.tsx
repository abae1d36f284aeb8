import type { Offer } from '@staffel/shared-api/contract'
import { offerTotals } from '@staffel/shared-api/rules'
import { fireEvent, screen, within } from '@testing-library/react'
import { routes } from '../../../../routes.tsx'
import { takeStep } from '../../../../testing/fromMenu.ts'
import { renderOffers } from '../../../../testing/renderOffers.ts'
import { sampleItem, sampleOffer, tier } from '../../../../testing/samples.ts'

const issued = {
  status: 'pending',
  issued_version: 1,
  draft_version: null,
  issuedAt: '2026-03-05T10:00:00.000Z',
} as const
const card = () => within(screen.getByRole('region', { name: 'Offer Actions' }))

describe('a quantity that somebody of the buying company chooses', () => {
  const bolts = sampleItem({
    ...{ description: 'Zeskantbout', quantity: 100, unitPrice: 0.15, total: 15 },
    openQuantity: { least: 50, most: 2000 },
    frozen: {
      ...{ countedQuantity: 100, countedLines: 1, tiersTogether: true },
      ladder: {
        ...{ base_unit_price: null, price_unit: 1, sales_unit: 'st', order_multiple: 50 },
        ...{ min_order_quantity: null, tier_group: null },
        staffels: [tier(1, 1, 99, 0.2), tier(2, 100, 499, 0.15), tier(3, 500, null, 0.12)],
      },
    },
  })
  const smallOrder = {
    ...{ id: 7, kind: 'small_order' as const, name: 'Small order', amountCents: 1000, percentage: null },
    ...{ thresholdCents: 1200, propertyType: null, propertyValue: null, measure: null, taxRate: 21 },
  }
  async function visit(actions: Offer['actions'] = ['sign', 'decline'], line: Partial<typeof bolts> = {}) {
    const items = [{ ...bolts, ...line }]
    const parts = { items, surcharge_rules: [smallOrder], totals: offerTotals(items) }
    const opened = renderOffers({
      routes,
      at: '/offers/42',
      user: { is_tenant: false, roles: ['User'] },
      answers: {
        getOffer: () => sampleOffer({ ...issued, current_status: 'pending', actions, ...parts }),
        signOffer: () => sampleOffer({ ...issued, status: 'accepted' }),
      },
    })
    await screen.findByRole('article')
    return opened
  }
  const typed = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Quantity of Zeskantbout' })
  const row = () =>
    screen.getAllByRole<HTMLTableRowElement>('row').find(({ textContent }) => textContent?.startsWith('Zeskantbout'))
  const written = (element?: Element | null) => element?.textContent?.replace(/\s/g, ' ')
  const cells = () => [...(row()?.cells ?? [])].slice(1).map(written)
  const lit = () => written(screen.getByRole('list', { name: 'Quantity tiers' }).querySelector('[aria-current]'))

  it('moves price, step, surcharge and total along, and is what is signed', async () => {
    const { user, callsOf } = await visit()
    await user.clear(await typed())
    await user.type(await typed(), '1000')
    expect(cells()).toEqual(['1.000', '€ 0,12', '€ 120,00'])
    expect(lit()).toBe('≥ 500 € 0,12')
    expect(card().getByText(/€\s145,20/)).toBeVisible()
    fireEvent.change(screen.getByRole('slider'), { target: { value: '50' } })
    // 50 × 0.20 is a small order: 10 more, and 21 % on both.
    expect(card().getByText(/€\s24,20/)).toBeVisible()
    expect(screen.getByText('Small order')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'More of Zeskantbout' }))
    expect(cells()).toEqual(['100', '€ 0,15', '€ 15,00'])
    await user.click(screen.getByRole('button', { name: 'More of Zeskantbout' }))
    await takeStep(user, 'Accept and sign')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/€\s27,23/)).toBeVisible()
    await user.type(dialog.getByLabelText('Type your name as your signature'), 'Mila')
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: 'Accept and sign' }))
    expect(await screen.findByText('OFF-2026-0042 is accepted.')).toBeVisible()
    expect(callsOf('signOffer')).toMatchObject([
      { body: { total: 27.23, quantities: [{ id: bolts.id, quantity: 150 }] } },
    ])
  })

  it.each([
    ['9999', '2.000', 'Choose at most 2.000.'],
    ['1', '50', 'Choose at least 50.'],
    ['120', '150', 'In packs of 50: it has become 150.'],
    ['much', '100', ''],
  ])('%s becomes %s', async (wanted, quantity, said) => {
    const { user } = await visit()
    await user.clear(await typed())
    await user.type(await typed(), wanted)
    await user.tab()
    expect(await typed()).toHaveValue(quantity)
    expect(await typed()).toHaveAccessibleDescription(said)
  })

  it('keeps the focus on a button that leads no further', async () => {
    const { user } = await visit()
    const less = await screen.findByRole('button', { name: 'Less of Zeskantbout' })
    less.focus()
    await user.keyboard('{Enter}{Enter}')
    expect(await typed()).toHaveValue('50')
    expect(less).toHaveAttribute('aria-disabled', 'true')
    expect(less).toHaveFocus()
  })

  it('is settled by Enter as by leaving the field', async () => {
    const { user } = await visit()
    await user.clear(await typed())
    await user.type(await typed(), '120{Enter}')
    expect(await typed()).toHaveValue('150')
    expect(await screen.findByText('In packs of 50: it has become 150.')).toBeVisible()
    expect(cells()).toEqual(['150', '€ 0,15', '€ 22,50'])
  })

  it('of what is no product is a whole number', async () => {
    const { user } = await visit(undefined, {
      ...{ productId: null, openQuantity: { least: 1, most: 9 }, quantity: 2 },
      frozen: { ladder: null, countedQuantity: 2, countedLines: 1, tiersTogether: true },
    })
    await user.clear(await typed())
    await user.type(await typed(), '2,5')
    await user.tab()
    expect(await typed()).toHaveValue('3')
    expect(await typed()).toHaveAccessibleDescription('Whole numbers only: it has become 3.')
  })

  it('reads as far as the packages go, as on the page and in the PDF', async () => {
    await visit([], { openQuantity: { least: 70, most: 580 } })
    expect(screen.getByText(/aantal te kiezen van 100 tot en met 550/)).toBeVisible()
  })

  it("is nobody else's to choose", async () => {
    await visit([])
    expect(screen.getByText(/aantal te kiezen van 50 tot en met 2\.000/)).toBeVisible()
    expect(screen.queryByRole('slider')).not.toBeInTheDocument()
  })
})
