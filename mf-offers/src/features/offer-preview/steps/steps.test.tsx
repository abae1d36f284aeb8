import type { Offer } from '@staffel/shared-api/contract'
import { addDays } from '@staffel/shared-api/rules'
import { formatDate, today } from '@staffel/shared-ui/format'
import { act, screen, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { takeStep } from '../../../testing/fromMenu.ts'
import { renderOffers, type Visit } from '../../../testing/renderOffers.ts'
import { sampleOffer } from '../../../testing/samples.ts'

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

describe('steps of an offer', () => {
  it('are those that the server allows', async () => {
    await open(withActions(['accept', 'decline', 'extend', 'revise', 'delete']))
    const names = within(card()!)
      .getAllByRole('button')
      .map((button) => button.textContent)
    expect(names).toEqual(['Send', 'Mark as accepted', 'Mark as declined', 'Extend validity'])
  })

  it('have no card when there are none', async () => {
    await open(withActions([]), { user: { roles: ['User'] } })
    expect(card()).not.toBeInTheDocument()
  })

  it('declines with a reason', async () => {
    const { user, press, callsOf } = await open(withActions(['decline']), {
      user: { roles: ['User'] },
      answers: { setOfferStatus: () => sampleOffer({ status: 'declined' }) },
    })
    const dialog = await press('Mark as declined')
    const send = dialog.getByRole('button', { name: 'Mark as declined' })
    await user.click(send)
    expect(dialog.getByText('Choose a reason.')).toBeVisible()
    await user.click(dialog.getByRole('combobox', { name: 'Reason' }))
    await user.click(await screen.findByText('Price too high'))
    await user.click(send)
    await screen.findByText('OFF-2026-0042 is declined.')
    expect(callsOf('setOfferStatus')).toMatchObject([{ body: { status: 'declined', reason_code: 'price' } }])
  })

  it('extends by a quick choice, and tells which catalogue prices have changed', async () => {
    const validUntil = addDays(today(), 3)
    const changed = {
      id: 'line-1',
      productId: 11,
      description: 'Zeskantbout',
      quantity: 100,
      unitPrice: 0.15,
      listPrice: 0.15,
      priceUnit: 1 as const,
      currentPrice: 0.18,
      currentPriceUnit: 1 as const,
      difference: 3,
    }
    const { user, press, callsOf } = await open(withActions(['extend'], { validUntil }), {
      answers: {
        getOfferPriceChanges: () => ({ lines: [changed], difference: 3 }),
        extendOffer: ({ body }) => withActions(['extend'], { validUntil: body.validUntil }),
      },
    })
    const dialog = await press('Extend validity')
    expect(await dialog.findByText(/catalogue price of one line has changed \(\+ €\s3,00\)/)).toBeVisible()
    const later = addDays(validUntil, 30)
    await user.click(dialog.getByRole('radio', { name: `30 days more, until ${formatDate(later, 'en')}` }))
    await user.click(dialog.getByRole('button', { name: 'Extend validity' }))
    await screen.findByText(`The offer is valid until ${formatDate(later, 'en')}.`)
    expect(callsOf('extendOffer')).toMatchObject([{ body: { validUntil: later, notify: true, rev: 3 } }])
  })

  it.each([
    ['Reopen', 'reopen'],
    ['Undo acceptance', 'undo-acceptance'],
  ] as const)('%s needs a reason', async (name, action) => {
    const { user, press, callsOf } = await open(withActions([action]), {
      answers: { setOfferStatus: () => sampleOffer(issued) },
    })
    const dialog = await press(name)
    await user.click(dialog.getByRole('button', { name }))
    expect(dialog.getByText('Say why.')).toBeVisible()
    await user.type(dialog.getByLabelText('Reason'), 'Mistake')
    await user.click(dialog.getByRole('button', { name }))
    await screen.findByText('Pending')
    expect(callsOf('setOfferStatus')).toMatchObject([{ body: { status: 'pending', reason: 'Mistake' } }])
  })

  it('revises: the next version opens in the form', async () => {
    const { user, router } = await open(withActions(['revise']), {
      answers: {
        reviseOffer: () => [
          {
            offer_id: 42,
            externalId: sampleOffer().externalId,
            offer_nr: 'OFF-2026-0042',
            version: 2,
            status: 'draft',
            rev: 4,
            totals: sampleOffer().totals,
          },
        ],
        listOrganizations: () => [],
      },
    })
    await takeStep(user, 'Revise')
    expect(await screen.findByText('Version 2 is open as a draft.')).toBeVisible()
    expect(router.state.location.pathname).toBe(`/offers/${sampleOffer().externalId}`)
  })

  it('revises once on a double click', async () => {
    const reviseOffer = jest.fn(() => [
      {
        offer_id: 42,
        externalId: sampleOffer().externalId,
        offer_nr: 'OFF-2026-0042',
        version: 2,
        status: 'draft' as const,
        rev: 4,
        totals: sampleOffer().totals,
      },
    ])
    await open(withActions(['revise'], { status: 'declined' }), {
      answers: { reviseOffer, listOrganizations: () => [] },
    })
    const button = screen.getByRole('button', { name: 'Revise' })
    // Both before anything is drawn anew.
    act(() => {
      button.click()
      button.click()
    })
    expect(await screen.findByText('Version 2 is open as a draft.')).toBeVisible()
    expect(reviseOffer).toHaveBeenCalledTimes(1)
  })

  it('discards the draft beside an issued version', async () => {
    const draft = sampleOffer({ version: 2, issued_version: 1, draft_version: 2, current_status: 'pending' })
    const { user, press } = await open(draft, { answers: { discardOfferDraft: () => sampleOffer(issued) } })
    expect(screen.getByText('You are looking at the draft of version 2')).toBeVisible()
    const dialog = await press('Discard draft')
    await user.click(dialog.getByRole('button', { name: 'Discard draft' }))
    expect(await screen.findByText('The draft of version 2 is gone.')).toBeVisible()
    expect(screen.getByText('Pending')).toBeVisible()
  })
})
