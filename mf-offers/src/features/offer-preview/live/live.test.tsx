import type { OfferNews } from '@staffel/shared-api/contract'
import { queryClient } from '@staffel/shared-ui/query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { renderOffers, type Visit } from '../../../testing/renderOffers.ts'
import { sampleOffer } from '../../../testing/samples.ts'

const pending = sampleOffer({ status: 'pending', current_status: 'pending', issued_version: 1, draft_version: null })
const event = (different: Partial<OfferNews['events'][number]>) => ({
  action: 'offer.accepted' as const,
  actor: 'Anna Bos',
  actor_kind: 'customer' as const,
  own: false,
  ...different,
})
/** As the clock does every fifteen seconds. */
const turn = () => act(() => queryClient.refetchQueries({ queryKey: ['offer-news'] }))

async function open(visit: Partial<Visit> = {}) {
  const opened = renderOffers({
    routes,
    at: '/offers/42',
    ...visit,
    answers: { getOffer: () => pending, getOfferNews: () => ({ latest: 7, events: [] }), ...visit.answers },
  })
  await screen.findByRole('article')
  return opened
}

describe('an offer that is open', () => {
  it('changes when its customer signs, says so, and leaves what is being typed', async () => {
    const { user, api, callsOf } = await open()
    await user.click(screen.getByRole('tab', { name: /^Questions/ }))
    await user.type(screen.getByLabelText('Message'), 'Half a sen')
    api.use({
      getOffer: () => ({ ...pending, status: 'accepted' as const, current_status: 'accepted' as const }),
      getOfferNews: () => ({ latest: 9, events: [event({}), event({ action: 'offer.viewed' })] }),
    })
    await turn()
    expect(await screen.findByText('The customer has just signed: Anna Bos.')).toBeVisible()
    expect(await screen.findByText('Accepted')).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'Offer Actions' })).getByRole('button')).toHaveTextContent(
      'Duplicate',
    )
    expect(screen.getByLabelText('Message')).toHaveValue('Half a sen')
    expect(
      callsOf('getOfferNews')
        .slice(0, 2)
        .map(({ query }) => query),
    ).toEqual([{}, { after: 7 }])
  })

  it.each([
    [
      'a colleague',
      event({ action: 'offer.saved', actor: 'Bart', actor_kind: 'staff' }),
      'Bart has just updated this offer.',
    ],
    [
      'a customer whose name is not known',
      event({ action: 'offer.viewed', actor: '' }),
      'The customer is viewing the offer.',
    ],
    ['the customer, with a question', event({ action: 'offer.commented' }), 'There is a new message from Anna Bos.'],
  ])('says what %s did', async (_, done, words) => {
    const { api } = await open()
    api.use({ getOfferNews: () => ({ latest: 8, events: [done] }) })
    await turn()
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('says nothing of what its reader did', async () => {
    const { api, callsOf } = await open()
    api.use({ getOfferNews: () => ({ latest: 8, events: [event({ actor_kind: 'staff', own: true })] }) })
    const before = callsOf('getOffer').length
    await turn()
    await waitFor(() => expect(callsOf('getOffer').length).toBeGreaterThan(before))
    expect(screen.queryByText(/has just/)).not.toBeInTheDocument()
  })

  it('asks for nothing where a customer reads it', async () => {
    const { callsOf } = await open({ user: { is_tenant: false, roles: ['User'], organization_id: 5 } })
    expect(callsOf('getOfferNews')).toEqual([])
  })
})
