import { addDays, dayOf } from '@staffel/shared-api/rules'
import { failWith } from '@staffel/shared-api/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { renderOffers, type Visit } from '../../testing/renderOffers.ts'
import { sampleAddress, sampleOffer, sampleSaved, sampleSettings, sampleSummary } from '../../testing/samples.ts'

const { externalId } = sampleSummary()
const inAMonth = addDays(dayOf(), 30)

function open({ answers, ...visit }: Partial<Visit> = {}) {
  return renderOffers({
    routes,
    at: [`/offers/${externalId}`, `/offers/${externalId}?edit=1`],
    answers: {
      getOffer: () => sampleOffer(),
      listOrganizations: () => [{ id: 5, name: 'Bouwbedrijf Jansen' }],
      getOfferOrganizationAddress: () => sampleAddress,
      calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
      saveOffer: () => [sampleSaved({ rev: 4 })],
      ...answers,
    },
    ...visit,
  })
}

const title = () => screen.findByRole('textbox', { name: 'Offer Title' })

describe('editing a draft', () => {
  it('starts with what is stored, and saves with its number and revision', async () => {
    // While new surcharges are on their way, the stored ones stay.
    const { user, callsOf } = open({ answers: { calculateOfferSurcharges: () => new Promise(() => {}) } })
    expect(await title()).toHaveValue('Dakgoten Jansen')
    await user.click(screen.getByRole('button', { name: /^More details/ }))
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Levering op de bouwplaats.\nKraan aanwezig.',
    )
    expect(screen.getByRole('row', { name: /Kleineordertoeslag/ })).toBeVisible()
    await user.type(await title(), ' fase 2')
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() =>
      expect(callsOf('saveOffer')[0]?.body).toMatchObject({
        offer: { offer_id: 42, rev: 3, intent: 'draft', title: 'Dakgoten Jansen fase 2' },
      }),
    )
    expect(await screen.findByRole('article', { name: 'OFF-2026-0042' })).toBeVisible()
  })

  it('asks a colleague with one click where the offer may not go out without one', async () => {
    const approval = { discount: null, below_floor: false, amount: 10 }
    const reasons = [{ code: 'amount', value: 1500, limit: 10, by_choice: false }]
    const { user, callsOf } = open({
      answers: {
        getOffer: () => sampleOffer({ validUntil: inAMonth }),
        getOfferSettings: () => sampleSettings({ approval }),
        saveOffer: ({ body }) => {
          if (body.offer.intent === 'issue')
            throw failWith('APPROVAL_REQUIRED', { details: { reasons, can_ask: true } })
          return [sampleSaved({ rev: 4 })]
        },
        approveOffer: () => sampleOffer({ rev: 5 }),
      },
    })
    expect(await screen.findByText('Approval needed')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Create Offer' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/^Amount of €\s1\.500,00 excluding VAT, more than €\s10,00$/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Ask for approval' }))
    expect(await screen.findByRole('article', { name: 'OFF-2026-0042' })).toBeVisible()
    expect(callsOf('saveOffer').at(-1)?.body).toMatchObject({ offer: { offer_id: 42, intent: 'draft' } })
    expect(callsOf('approveOffer')).toMatchObject([{ params: { id: '42' }, body: { action: 'ask', rev: 4 } }])
  })

  it('keeps the offer as a draft where nobody could approve it', async () => {
    const { user, callsOf } = open({
      answers: {
        getOffer: () => sampleOffer({ validUntil: inAMonth }),
        saveOffer: ({ body }) => {
          if (body.offer.intent === 'issue')
            throw failWith('APPROVAL_REQUIRED', { details: { reasons: [], can_ask: false } })
          return [sampleSaved({ rev: 4 })]
        },
      },
    })
    await title()
    await user.click(screen.getByRole('button', { name: 'Create Offer' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/^Nobody else in your company can approve/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Save as Draft' }))
    expect(await screen.findByRole('article', { name: 'OFF-2026-0042' })).toBeVisible()
    expect(callsOf('saveOffer').at(-1)?.body).toMatchObject({ offer: { intent: 'draft' } })
  })

  it('keeps what was typed when somebody else saved first, and loads theirs on request', async () => {
    const { user, api } = open({
      answers: {
        saveOffer: () => {
          throw failWith('STALE')
        },
      },
    })
    await user.type(await title(), ' van mij')
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Somebody else changed this offer')
    expect(screen.getByText(/^Not saved: somebody else, or you in another tab/)).toBeInTheDocument()
    expect(screen.queryByText(/^Kept for you/)).not.toBeInTheDocument()
    expect(screen.getByDisplayValue('Dakgoten Jansen van mij')).toBeInTheDocument()
    api.use({ getOffer: () => sampleOffer({ title: 'Van een ander', rev: 4 }) })
    await user.click(within(dialog).getByRole('button', { name: 'Load the saved offer' }))
    await waitFor(async () => expect(await title()).toHaveValue('Van een ander'))
  })

  it('puts ones own in the place of what somebody else saved, when that is said', async () => {
    const { user, api, callsOf } = open({
      answers: {
        saveOffer: () => {
          throw failWith('STALE')
        },
      },
    })
    await user.type(await title(), ' van mij')
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    const dialog = await screen.findByRole('dialog')
    api.use({ getOffer: () => sampleOffer({ rev: 9 }), saveOffer: () => [sampleSaved({ rev: 10 })] })
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
    await waitFor(() =>
      expect(callsOf('saveOffer').at(-1)?.body).toMatchObject({ offer: { rev: 9, title: 'Dakgoten Jansen van mij' } }),
    )
    expect(await screen.findByRole('article', { name: 'OFF-2026-0042' })).toBeVisible()
  })

  it('says what a draft that cannot be saved waits for, and not that it becomes one', async () => {
    const { user } = open({ answers: { getOffer: () => sampleOffer({ title: '', customer: null }) } })
    await user.type(await title(), 'x{Backspace} ')
    expect(await screen.findByText(/^Kept for you; a line, the customer or the title/)).toBeVisible()
  })

  it('opens over a draft that was made after the offer was looked at', async () => {
    const { router, api } = open({
      at: `/offers/${externalId}`,
      answers: { getOffer: () => sampleOffer({ status: 'pending' }) },
    })
    await screen.findByRole('article', { name: 'OFF-2026-0042' })
    api.use({ getOffer: () => sampleOffer() })
    await act(() => router.navigate(`/offers/${externalId}?edit=1`))
    expect(await title()).toHaveValue('Dakgoten Jansen')
  })

  it('saves what was changed before it is left, and asks nothing', async () => {
    const { user, callsOf } = open()
    await user.type(await title(), '!')
    await user.click(screen.getByRole('link', { name: 'Back to the offer' }))
    expect(await screen.findByRole('article', { name: 'OFF-2026-0042' })).toBeVisible()
    expect(callsOf('saveOffer')[0]?.body).toMatchObject({ offer: { intent: 'draft', title: 'Dakgoten Jansen!' } })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('asks before changes that could not be saved are left', async () => {
    const { user, router } = open({
      answers: {
        saveOffer: () => {
          throw failWith('INTERNAL')
        },
      },
    })
    await user.type(await title(), '!')
    await user.click(screen.getByRole('link', { name: 'Back to the offer' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }))
    expect(await title()).toHaveValue('Dakgoten Jansen!')
    expect(router.state.location.search).toBe('?edit=1')
  })

  it('asks nothing when what was typed was taken back', async () => {
    const { user, callsOf } = open()
    await user.type(await title(), '!{Backspace}')
    await user.click(screen.getByRole('link', { name: 'Back to the offer' }))
    expect(await screen.findByRole('article', { name: 'OFF-2026-0042' })).toBeVisible()
    expect(callsOf('saveOffer')).toHaveLength(0)
  })

  it.each([
    ['an issued offer', { answers: { getOffer: () => sampleOffer({ status: 'pending' }) } }],
    ['a User', { user: { roles: ['User'] } }],
  ] satisfies [string, Partial<Visit>][])('shows the document instead for %s', async (_, visit) => {
    const { router } = open(visit)
    expect(await screen.findByRole('article', { name: 'OFF-2026-0042' })).toBeVisible()
    expect(router.state.location.search).toBe('')
  })

  it('tells that the offer cannot be had, and tries again', async () => {
    const { user, api } = open({
      answers: {
        getOffer: () => {
          throw failWith('INTERNAL')
        },
      },
    })
    expect(await screen.findByRole('heading', { name: 'The offer could not be loaded.' })).toBeVisible()
    api.use({ getOffer: () => sampleOffer() })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await title()).toHaveValue('Dakgoten Jansen')
  })

  it('is saved by itself within five seconds of the last change', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const { callsOf } = open()
    fireEvent.change(await title(), { target: { value: 'Loods' } })
    await act(() => jest.advanceTimersByTimeAsync(5_000))
    await waitFor(() => expect(callsOf('saveOffer')).toHaveLength(1))
    expect(callsOf('saveOffer')[0]?.body).toMatchObject({
      offer: { offer_id: 42, rev: 3, intent: 'draft', title: 'Loods' },
    })
    expect(await screen.findByText(/^Saved automatically/)).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(40_000))
    expect(callsOf('saveOffer')).toHaveLength(1)
    fireEvent.change(await title(), { target: { value: 'Loods 2' } })
    await act(() => jest.advanceTimersByTimeAsync(5_000))
    await waitFor(() => expect(callsOf('saveOffer')[1]?.body).toMatchObject({ offer: { rev: 4, title: 'Loods 2' } }))
    jest.useRealTimers()
  })

  it('says which field keeps it from being saved by itself, and does not try the same again', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const refuse = () => {
      throw failWith('VALIDATION', { fields: { 'offer.validUntil': 'No more than 365 days ahead.' } })
    }
    const { api, callsOf } = open({ answers: { saveOffer: refuse } })
    fireEvent.change(await title(), { target: { value: 'Loods' } })
    await act(() => jest.advanceTimersByTimeAsync(5_000))
    expect(await screen.findByText('No more than 365 days ahead.')).toBeVisible()
    expect(screen.getByText('Not saved automatically: a field needs attention.')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(callsOf('saveOffer')).toHaveLength(1)
    api.use({ saveOffer: () => [sampleSaved({ rev: 4 })] })
    fireEvent.change(await title(), { target: { value: 'Loods 2' } })
    await act(() => jest.advanceTimersByTimeAsync(5_000))
    expect(await screen.findByText(/^Saved automatically/)).toBeVisible()
    expect(screen.queryByText('No more than 365 days ahead.')).not.toBeInTheDocument()
    jest.useRealTimers()
  })
})
