import type { Offer } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { screen, within } from '@testing-library/react'
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

describe('when somebody else was first', () => {
  const other = withActions(['accept', 'decline', 'reopen'], { rev: 9 })

  async function collide() {
    let answer = () => {
      throw failWith('STALE')
    }
    const opened = await open(withActions(['reopen']), { answers: { setOfferStatus: () => answer() } })
    const dialog = await opened.press('Reopen')
    await opened.user.type(dialog.getByLabelText('Reason'), 'Mistake')
    opened.api.use({
      getOffer: () => other,
      setOfferStatus: (call) => (call.body.rev === 9 ? sampleOffer(issued) : answer()),
    })
    answer = () => {
      throw failWith('STALE')
    }
    await opened.user.click(dialog.getByRole('button', { name: 'Reopen' }))
    expect(await screen.findByText('Someone else changed this offer')).toBeVisible()
    return opened
  }

  it('keeps the change when that is what they want', async () => {
    const { user, callsOf } = await collide()
    await user.click(screen.getByRole('button', { name: 'Keep my change' }))
    await screen.findByText('OFF-2026-0042 is open again.')
    expect(callsOf('setOfferStatus').map(({ body }) => body)).toMatchObject([
      { rev: 3, reason: 'Mistake' },
      { rev: 9, reason: 'Mistake' },
    ])
  })

  it('drops it and shows what is stored now', async () => {
    const { user, callsOf } = await collide()
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Mark as accepted' })).toBeVisible()
    expect(callsOf('setOfferStatus')).toHaveLength(1)
  })

  it('says that it is no longer possible, and shows why', async () => {
    const { user, press, api } = await open(withActions(['reopen']), {
      answers: {
        setOfferStatus: () => {
          throw failWith('INVALID_TRANSITION', { message: 'From accepted to pending' })
        },
      },
    })
    const dialog = await press('Reopen')
    api.use({ getOffer: () => sampleOffer({ status: 'accepted' }) })
    await user.type(dialog.getByLabelText('Reason'), 'Mistake')
    await user.click(dialog.getByRole('button', { name: 'Reopen' }))
    expect(await screen.findByText('The offer has changed; this is no longer possible.')).toBeVisible()
    expect(screen.getByText('Accepted')).toBeVisible()
  })
})
