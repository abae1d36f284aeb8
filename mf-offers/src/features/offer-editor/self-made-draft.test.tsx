import { failWith } from '@staffel/shared-api/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { routes } from '../../routes.tsx'
import { renderOffers, type Visit } from '../../testing/renderOffers.ts'
import { sampleAddress, sampleOffer, sampleSaved } from '../../testing/samples.ts'
import { sampleApplied, sampleTemplate } from '../../testing/templateSamples.ts'

const { externalId } = sampleOffer()
const template = sampleTemplate({ title: 'Carport' })
const applied = sampleApplied()

/** New offers start from a template with a title and a line, so that one choice makes a draft. */
function open(answers: Visit['answers'] = {}) {
  let rev = 0
  return renderOffers({
    routes,
    at: ['/offers', '/offers/new'],
    answers: {
      listOffers: () => [],
      listRegions: () => [],
      listTemplates: () => [template],
      applyTemplate: () => applied,
      listOrganizations: () => [{ id: 5, name: 'Bouwbedrijf Jansen' }],
      getOfferOrganizationAddress: () => sampleAddress,
      calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
      saveOffer: () => [sampleSaved({ rev: ++rev })],
      getOffer: () => sampleOffer(),
      ...answers,
    },
  })
}

async function chooseCustomer(user: UserEvent) {
  await user.click(await screen.findByRole('combobox', { name: 'Customer' }))
  await user.click(await screen.findByTitle('Bouwbedrijf Jansen'))
}

const title = () => screen.findByRole('textbox', { name: 'Offer Title' })
const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

describe('a new offer that is saved by itself', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())

  it('becomes a draft with its customer and a line, and goes on under its address while somebody types', async () => {
    const { user, router, callsOf } = open()
    await chooseCustomer(user)
    const field = await title()
    await user.click(field)
    await after(5_000)
    await waitFor(() => expect(router.state.location.pathname).toBe(`/offers/${externalId}`))
    expect(router.state.location.search).toBe('?edit=1')
    expect(callsOf('saveOffer')[0]?.body).toMatchObject({
      offer: { intent: 'draft', customer: { organization_id: 5 }, items: [{ description: 'Balk' }] },
    })
    expect(field).toHaveFocus()
    await user.keyboard('{End} aan zee')
    expect(field).toHaveValue('Carport aan zee')
    await after(5_000)
    await waitFor(() => expect(callsOf('saveOffer')).toHaveLength(2))
    expect(callsOf('saveOffer')[1]?.body).toMatchObject({ offer: { offer_id: 42, rev: 1, title: 'Carport aan zee' } })
    expect(await screen.findByText(/^Saved automatically/)).toBeVisible()
    // Back is where one came from, and not the form of another new offer.
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('heading', { name: 'Offers Management' })).toBeVisible()
  })

  it('waits for a customer or a title that somebody typed', async () => {
    const { user, callsOf } = open()
    await user.click(await screen.findByRole('button', { name: /^More details/ }))
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Kraan aanwezig')
    await after(10_000)
    expect(callsOf('saveOffer')).toHaveLength(0)
    expect(screen.getByText(/^Kept for you; a draft once/)).toBeVisible()
    await user.type(await title(), ' 2')
    await after(5_000)
    await waitFor(() => expect(callsOf('saveOffer')).toHaveLength(1))
  })

  it('leaves a new customer to who presses Save, and says so', async () => {
    const { user, callsOf } = open()
    await user.click(await screen.findByText('New Customer'))
    await user.type(screen.getByRole('textbox', { name: /Company name/ }), 'Jansen Bouw')
    await after(10_000)
    expect(callsOf('saveOffer')).toHaveLength(0)
    expect(screen.getByText('Kept for you; the new customer is added when you save.')).toBeVisible()
  })

  it('is one offer, also when the answer to its first save was lost and more was typed since', async () => {
    let isLost = true
    const { user, router, callsOf, api } = open({
      saveOffer: () => {
        if (isLost) throw failWith('INTERNAL')
        return [sampleSaved({ rev: 2 })]
      },
    })
    await chooseCustomer(user)
    await after(4_000)
    expect(await screen.findByText('Not saved automatically; it is tried again.')).toBeVisible()
    isLost = false
    const keys = () => callsOf('saveOffer').map(({ idempotencyKey }) => idempotencyKey)
    api.use({
      saveOffer: ({ body }) => {
        if (body.offer.offer_id) return [sampleSaved({ rev: 2 })]
        throw failWith('VALIDATION', {
          fields: { 'Idempotency-Key': 'Used for something else.' },
          details: { answer: [sampleSaved()] },
        })
      },
    })
    await user.type(await title(), ' 2')
    await after(5_000)
    await waitFor(() => expect(callsOf('saveOffer')).toHaveLength(3))
    expect(keys()[1]).toBe(keys()[0])
    expect(callsOf('saveOffer')[2]?.body).toMatchObject({ offer: { offer_id: 42, rev: 1, title: 'Carport 2' } })
    await waitFor(() => expect(router.state.location.pathname).toBe(`/offers/${externalId}`))
  })

  it('is tried again while the server cannot be reached, and loses nothing', async () => {
    const { user, api, callsOf } = open({
      saveOffer: () => {
        throw failWith('UNAVAILABLE')
      },
    })
    await chooseCustomer(user)
    await after(4_000)
    expect(await screen.findByText('Not saved automatically; it is tried again.')).toBeVisible()
    api.use({ saveOffer: () => [sampleSaved()] })
    await after(6_000)
    expect(await screen.findByText(/^Saved automatically/)).toBeVisible()
    // The first one follows from what was chosen; the second is the form's own and keeps no session alive.
    expect(callsOf('saveOffer')).toMatchObject([{ triedAgain: false }, { triedAgain: true }])
    expect(await title()).toHaveValue('Carport')
  })

  it('is kept or thrown away by who cancels it', async () => {
    const { user, callsOf } = open({ deleteOffer: () => {} })
    await chooseCustomer(user)
    await after(5_000)
    await screen.findByText(/^Saved automatically/)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Keep OFF-2026-0042 as a draft?')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Throw the draft away' }))
    expect(await screen.findByRole('heading', { name: 'Offers Management' })).toBeVisible()
    expect(callsOf('deleteOffer')).toMatchObject([{ params: { id: '42' } }])
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
  })

  it('keeps what is typed after it under the name of the draft, and nothing under that of a new offer', async () => {
    const kept = new Map<string, string>()
    let isDown = false
    const { user } = open({
      keepWorkingCopy: ({ body }) => {
        kept.set(body.id, body.subject)
        return { rev: body.rev + 1, updated_at: '2026-03-16T10:00:00.000Z' }
      },
      discardWorkingCopy: ({ body }) => void kept.delete(body.id),
      saveOffer: () => {
        if (isDown) throw failWith('UNAVAILABLE')
        return [sampleSaved()]
      },
    })
    await chooseCustomer(user)
    await after(5_000)
    await screen.findByText(/^Saved automatically/)
    isDown = true
    await user.type(await title(), ' 2')
    await after(5_000)
    await waitFor(() => expect([...kept.values()]).toEqual(['offer:42']))
  })
})
