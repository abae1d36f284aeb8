import type { Offer } from '@staffel/shared-api/contract'
import { offerTotals } from '@staffel/shared-api/rules'
import { failWith } from '@staffel/shared-api/testing'
import { today } from '@staffel/shared-ui/format'
import { screen, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { takeStep } from '../../../testing/fromMenu.ts'
import { renderOffers, type Visit } from '../../../testing/renderOffers.ts'
import { sampleItem, sampleOffer } from '../../../testing/samples.ts'

const issued = {
  status: 'pending',
  issued_version: 1,
  draft_version: null,
  issuedAt: '2026-03-05T10:00:00.000Z',
} as const

const withActions = (actions: Offer['actions'], different: Partial<Offer> = {}) =>
  sampleOffer({ ...issued, current_status: 'pending', actions, ...different })

async function open(offer: Offer, { answers, ...visit }: Partial<Visit> = {}) {
  const opened = renderOffers({ routes, at: '/offers/42', answers: { getOffer: () => offer, ...answers }, ...visit })
  await screen.findByRole('article')
  const press = async (name: string) => {
    await takeStep(opened.user, name)
    return within(await screen.findByRole('dialog'))
  }
  return { ...opened, press }
}

const card = () => screen.queryByRole('region', { name: 'Offer Actions' })

describe('accepting an offer', () => {
  it('accepts: by whom, when, how, under which order number, with which optional lines', async () => {
    const items = [sampleItem(), sampleItem({ id: 'extra', description: 'Montage', optional: true, selected: true })]
    const accepted = sampleOffer({ ...issued, status: 'accepted', current_status: 'accepted' })
    const { user, press, callsOf } = await open(withActions(['accept'], { items }), {
      answers: { setOfferStatus: () => accepted },
    })
    const dialog = await press('Mark as accepted')
    await user.type(dialog.getByLabelText('Accepted by'), 'Anna Bos')
    await user.type(dialog.getByLabelText('Purchase order number'), 'PO-7')
    await user.click(dialog.getByRole('checkbox', { name: /^Montage/ }))
    await user.click(dialog.getByRole('button', { name: 'Mark as accepted' }))
    expect(await screen.findByText('OFF-2026-0042 is accepted.')).toBeVisible()
    expect(screen.getByText('Accepted')).toBeVisible()
    expect(callsOf('setOfferStatus')).toMatchObject([
      {
        params: { id: '42' },
        body: {
          status: 'accepted',
          rev: 3,
          version: 1,
          accepted_by: 'Anna Bos',
          accepted_on: today(),
          channel: 'email',
          po_number: 'PO-7',
          selected_optional: [],
        },
      },
    ])
  })

  it('accepts the version that the customer has, by name and amount, while a draft of the next one is on the screen', async () => {
    const items = [
      sampleItem({ quantity: 1, unitPrice: 100, total: 100 }),
      sampleItem({
        id: 'extra',
        description: 'Montage',
        quantity: 1,
        unitPrice: 10,
        total: 10,
        optional: true,
        selected: false,
      }),
    ]
    const draft = sampleOffer({
      version: 2,
      issued_version: 1,
      draft_version: 2,
      current_status: 'pending',
      actions: ['accept'],
    })
    const answers = {
      getOfferVersion: () => withActions([], { items, totals: offerTotals(items) }),
      setOfferStatus: () => sampleOffer({ ...issued, status: 'accepted' }),
    }
    const { user, press, callsOf } = await open(draft, { answers })
    await press('Mark as accepted')
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark version 1 of OFF-2026-0042 as accepted' }))
    expect(dialog.getByText('The draft of version 2 will then no longer be issued')).toBeVisible()
    expect(dialog.getByText(/€\s?121[.,]00/)).toBeVisible()
    await user.click(dialog.getByRole('checkbox', { name: /^Montage/ }))
    expect(dialog.getByText(/€\s?133[.,]10/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Mark as accepted' }))
    expect(await screen.findByText('OFF-2026-0042 is accepted.')).toBeVisible()
    expect(callsOf('getOfferVersion')).toMatchObject([{ params: { offerId: '42', version: 1 } }])
    expect(callsOf('setOfferStatus')).toMatchObject([
      { body: { status: 'accepted', version: 1, selected_optional: ['extra'] } },
    ])
  })

  it('offers no day before that of the issue, and takes one by Enter without accepting', async () => {
    const { user, press, callsOf } = await open(withActions(['accept']))
    const dialog = await press('Mark as accepted')
    const date = dialog.getByLabelText('Accepted on')
    const type = async (day: string) => {
      await user.clear(date)
      await user.type(date, `${day}{Enter}`)
      await user.tab()
    }
    await type('5-3-2026')
    expect(date).toHaveValue('5 Mar 2026')
    await type('4-3-2026')
    expect(date).toHaveValue('5 Mar 2026')
    expect(callsOf('setOfferStatus')).toEqual([])
  })

  it('takes the quantities that the customer chose; many of an option that is left out make nothing cheaper', async () => {
    const ladder = {
      ...{ base_unit_price: null, price_unit: 1 as const, sales_unit: 'st', order_multiple: null },
      ...{ min_order_quantity: null, tier_group: 'G' },
      staffels: [
        { staffelId: 1, variantCode: null, minQuantity: 1, maxQuantity: 999, unitPrice: 10 },
        { staffelId: 2, variantCode: null, minQuantity: 1000, maxQuantity: null, unitPrice: 5 },
      ],
    }
    const opened = {
      ...{ quantity: 100, unitPrice: 10, total: 1000, priceSource: 'tier' as const },
      openQuantity: { least: 1, most: 5000 },
      frozen: { ladder, countedQuantity: 200, countedLines: 2, tiersTogether: true },
    }
    const items = [
      sampleItem({ id: 'a', description: 'Bout', ...opened }),
      sampleItem({ id: 'b', description: 'Moer', ...opened, optional: true, selected: true }),
    ]
    const offer = withActions(['accept'], { items, totals: offerTotals(items) })
    const { user, press, callsOf } = await open(offer, { answers: { setOfferStatus: () => offer } })
    const dialog = await press('Mark as accepted')
    const nuts = dialog.getByLabelText('Quantity of Moer')
    await user.clear(nuts)
    await user.type(nuts, '1000')
    // 100 × 5 and 1,000 × 5, and without the option 100 × 10.
    expect(dialog.getByText(/€\s?6[.,]655[.,]00/)).toBeVisible()
    await user.click(dialog.getByRole('checkbox', { name: /^Moer/ }))
    expect(dialog.getByText(/€\s?1[.,]210[.,]00/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Mark as accepted' }))
    expect(callsOf('setOfferStatus')).toMatchObject([
      { body: { selected_optional: [], quantities: [{ id: 'b', quantity: 1000 }] } },
    ])
  })

  it('says when the version that the customer has cannot be loaded, and tries again', async () => {
    const draft = sampleOffer({
      version: 2,
      issued_version: 1,
      draft_version: 2,
      current_status: 'pending',
      actions: ['accept'],
    })
    const { user, press, api } = await open(draft, {
      answers: {
        getOfferVersion: () => {
          throw failWith('UNAVAILABLE')
        },
      },
    })
    const dialog = await press('Mark as accepted')
    expect(await dialog.findByText('The version that the customer has could not be loaded.')).toBeVisible()
    api.use({ getOfferVersion: () => withActions([]) })
    await user.click(dialog.getByRole('button', { name: /again|Retry/i }))
    expect(await screen.findByRole('dialog', { name: 'Mark version 1 of OFF-2026-0042 as accepted' })).toBeVisible()
  })

  it('accepts after the last day only with a reason and said twice', async () => {
    const expired = withActions(['accept'], { status: 'expired', current_status: 'expired', validUntil: '2026-01-05' })
    const { user, press, callsOf } = await open(expired, {
      answers: { setOfferStatus: () => sampleOffer({ status: 'accepted' }) },
    })
    const dialog = await press('Mark as accepted')
    expect(dialog.getByText('This offer was valid until 5 Jan 2026.')).toBeVisible()
    const send = dialog.getByRole('button', { name: 'Mark as accepted' })
    await user.click(send)
    expect(dialog.getByText('Say why.')).toBeVisible()
    await user.type(dialog.getByLabelText('Reason'), 'Order came by post')
    await user.click(send)
    expect(callsOf('setOfferStatus')).toHaveLength(0)
    await user.click(dialog.getByRole('checkbox', { name: 'Accept it although it has expired' }))
    await user.click(send)
    await screen.findByText('OFF-2026-0042 is accepted.')
    expect(callsOf('setOfferStatus')).toMatchObject([{ body: { reason: 'Order came by post', confirm_expired: true } }])
  })

  it('lets the buying company sign, with the optional lines that it wants', async () => {
    const items = [
      sampleItem(),
      sampleItem({ id: 'extra', description: 'Montage', unitPrice: 100, quantity: 1, total: 100, optional: true }),
    ]
    const { user, press, callsOf } = await open(withActions(['sign', 'decline'], { items }), {
      user: { is_tenant: false, roles: ['User'] },
      answers: { signOffer: () => sampleOffer({ ...issued, status: 'accepted' }) },
    })
    expect(screen.queryByRole('button', { name: 'Mark as accepted' })).not.toBeInTheDocument()
    const sheet = within(screen.getByRole('article'))
    expect(sheet.getByText(/€\s18,15/)).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /Montage/ }))
    expect(within(card()!).getByText(/€\s139,15/)).toBeVisible()
    expect(sheet.getByText(/€\s139,15/)).toBeVisible()
    expect(sheet.getByText('☑ optioneel, inbegrepen')).toBeVisible()
    const dialog = await press('Accept and sign')
    await user.type(dialog.getByLabelText('Type your name as your signature'), 'Mila')
    // In the words of the document, which are kept with the signature.
    await user.click(
      dialog.getByRole('checkbox', {
        name: /^Ik ben bevoegd om namens mijn bedrijf akkoord te gaan en accepteer offerte OFF-2026-0042 van /,
      }),
    )
    await user.click(dialog.getByRole('button', { name: 'Accept and sign' }))
    expect(await screen.findByText('OFF-2026-0042 is accepted.')).toBeVisible()
    expect(callsOf('signOffer')).toMatchObject([
      {
        body: {
          name: 'Mila de Vries',
          total: 139.15,
          version: 1,
          selected_optional: ['extra'],
          signature: { type: 'typed', data: 'Mila' },
        },
      },
    ])
  })
})
