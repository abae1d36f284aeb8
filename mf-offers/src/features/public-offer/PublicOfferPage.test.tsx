import type { PublicOffer } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { signOutInTest } from '@staffel/shared-auth/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { act } from 'react'
import { routes } from '../../routes.tsx'
import { renderOffers, type Visit } from '../../testing/renderOffers.ts'
import { samplePublicOffer } from '../../testing/samplePublicOffer.ts'

async function open(offer: PublicOffer = samplePublicOffer(), { answers, ...visit }: Partial<Visit> = {}) {
  const opened = renderOffers({
    routes,
    at: '/o/token-1',
    answers: { getPublicOffer: () => offer, ...answers },
    ...visit,
  })
  act(() => signOutInTest())
  await screen.findByRole('article', { name: offer.offer_nr })
  return opened
}

const bar = (name = 'Your answer') => within(screen.getByRole('region', { name }))

async function fillIn({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(bar().getByRole('button', { name: 'Accept' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Name'), 'Anna Bos')
  await user.type(dialog.getByLabelText('Type your name as your signature'), 'A. Bos')
  await user.click(dialog.getByRole('checkbox', { name: 'I accept this offer.' }))
  return dialog
}

describe("a customer's page", () => {
  it('shows the document to somebody without an account, and tells its address to nobody', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Dakgoten Jansen' })).toBeVisible()
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  it('counts an optional line as soon as it is ticked', async () => {
    const { user } = await open()
    expect(bar().getByText(/€\s18,15/)).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /Montage/ }))
    expect(bar().getByText(/€\s139,15/)).toBeVisible()
  })

  it('is accepted with a name, a signature and the chosen lines, and shows so', async () => {
    const accepted = samplePublicOffer({
      state: 'accepted',
      acceptance: { accepted_at: '2026-03-06T09:00:00.000Z', name: 'Anna Bos', po_number: 'PO-7' },
    })
    const opened = await open(samplePublicOffer(), { answers: { acceptPublicOffer: () => accepted } })
    await opened.user.click(screen.getByRole('checkbox', { name: /Montage/ }))
    const dialog = await fillIn(opened)
    expect(dialog.getByText(/€\s139,15/)).toBeVisible()
    await opened.user.type(dialog.getByLabelText('Your order number (optional)'), 'PO-7')
    await opened.user.click(dialog.getByRole('button', { name: 'Accept and sign' }))
    expect(await screen.findByText('Accepted by Anna Bos on 6 Mar 2026 10:00')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Signed PDF' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Your answer' })).not.toBeInTheDocument()
    expect(opened.callsOf('acceptPublicOffer')).toMatchObject([
      {
        params: { token: 'token-1' },
        body: {
          name: 'Anna Bos',
          email: 'anna@jansen.example',
          agree: true,
          po_number: 'PO-7',
          signature: { type: 'typed', data: 'A. Bos' },
          version: 1,
          total: 139.15,
          selected_optional: ['extra'],
        },
      },
    ])
  })

  it('says of lines without tax why that is', async () => {
    const { totals } = samplePublicOffer()
    const taxes = [
      ...totals.taxes,
      { rate: 0, base: 10, amount: 0 },
      { rate: 0, label: 'Btw verlegd', base: 20, amount: 0 },
    ]
    await open(samplePublicOffer({ state: 'accepted', totals: { ...totals, taxes } }))
    expect(screen.getByText('VAT reverse charged')).toBeVisible()
  })

  it('is signed by drawing just as well, and a drawing can be wiped', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AAAA')
    HTMLCanvasElement.prototype.setPointerCapture = () => {}
    const opened = await open(samplePublicOffer(), {
      answers: { acceptPublicOffer: () => samplePublicOffer({ state: 'accepted' }) },
    })
    const dialog = await fillIn(opened)
    await opened.user.click(dialog.getByText('Draw'))
    const pad = dialog.getByRole('img', { name: 'Signature' })
    const sign = dialog.getByRole('button', { name: 'Accept and sign' })
    const draw = () =>
      [fireEvent.pointerDown, fireEvent.pointerMove, fireEvent.pointerUp].forEach((stroke) =>
        stroke(pad, { clientX: 5, clientY: 5 }),
      )
    draw()
    await opened.user.click(dialog.getByRole('button', { name: 'Clear' }))
    await opened.user.click(sign)
    expect(dialog.getByText('Sign by typing your name or drawing.')).toBeVisible()
    draw()
    await opened.user.click(sign)
    await screen.findByRole('button', { name: 'Signed PDF' })
    expect(opened.callsOf('acceptPublicOffer')).toMatchObject([
      { body: { signature: { type: 'drawn', data: 'data:image/png;base64,AAAA' } } },
    ])
    jest.restoreAllMocks()
  })

  it('says what is missing before anything is sent', async () => {
    const { user, callsOf } = await open()
    await user.click(bar().getByRole('button', { name: 'Accept' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Accept and sign' }))
    for (const text of [
      'Enter your name.',
      'Sign by typing your name or drawing.',
      'Tick the box to accept the offer.',
    ])
      expect(dialog.getByText(text)).toBeVisible()
    expect(callsOf('acceptPublicOffer')).toHaveLength(0)
  })

  it('shows the new total when the seller has changed the offer, and keeps what was filled in', async () => {
    const opened = await open(samplePublicOffer(), {
      answers: {
        acceptPublicOffer: () => {
          throw failWith('OFFER_CHANGED', { details: { version: 1, total: 20 } })
        },
      },
    })
    const dialog = await fillIn(opened)
    await opened.user.click(dialog.getByRole('button', { name: 'Accept and sign' }))
    expect(await dialog.findByText(/The offer has changed since you opened it/)).toBeVisible()
    expect(dialog.getByLabelText('Name')).toHaveValue('Anna Bos')
    expect(opened.callsOf('getPublicOffer')).toHaveLength(2)
  })

  it('shows what the offer has become when it can no longer be accepted', async () => {
    const opened = await open(samplePublicOffer(), {
      answers: {
        acceptPublicOffer: () => {
          throw failWith('VERSION_SUPERSEDED')
        },
      },
    })
    const dialog = await fillIn(opened)
    opened.api.use({ getPublicOffer: () => samplePublicOffer({ state: 'superseded' }) })
    await opened.user.click(dialog.getByRole('button', { name: 'Accept and sign' }))
    expect(await screen.findByText('There is a newer version of this offer')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('leads from a replaced version to the one that took its place', async () => {
    const replaced = samplePublicOffer({ state: 'superseded', newer_version: 2 })
    const newer = samplePublicOffer({ version: 2, offer_nr: 'OFF-2026-0042', title: 'Dakgoten in zink' })
    const answers = {
      getPublicOffer: ({ params }: { params: { token: string } }) => (params.token === 'token-2' ? newer : replaced),
    }
    const { user, router } = await open(replaced, {
      answers: { ...answers, openCurrentPublicOffer: () => ({ url: 'https://offers.example/o/token-2' }) },
    })
    await user.click(screen.getByRole('button', { name: 'Open the new version' }))
    expect(await screen.findByRole('heading', { name: 'Dakgoten in zink' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/o/token-2')
    expect(bar().getByRole('button', { name: 'Accept' })).toBeVisible()
  })

  it('offers no way to a version that the customer may not have', async () => {
    await open(samplePublicOffer({ state: 'superseded' }))
    expect(screen.getByText(/has sent you, or can send you, a link to the new one/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Open the new version' })).not.toBeInTheDocument()
  })

  it('is declined with a reason or own words', async () => {
    const declined = samplePublicOffer({
      state: 'declined',
      decline: { declined_at: '2026-03-06T09:00:00.000Z', reason_code: 'price', reason: null },
    })
    const { user, callsOf } = await open(samplePublicOffer(), { answers: { declinePublicOffer: () => declined } })
    await user.click(bar().getByRole('button', { name: 'Decline' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Decline offer' }))
    expect(dialog.getByText('Choose a reason or give one in your own words.')).toBeVisible()
    await user.click(dialog.getByRole('radio', { name: 'Price too high' }))
    await user.click(dialog.getByRole('button', { name: 'Decline offer' }))
    expect(await screen.findByText('You declined this offer on 6 Mar 2026 10:00')).toBeVisible()
    expect(callsOf('declinePublicOffer')).toMatchObject([{ body: { reason_code: 'price', version: 1 } }])
  })

  it('lets the customer ask for more time once it has expired', async () => {
    const expired = samplePublicOffer({ state: 'expired', validUntil: '2026-01-05' })
    const { user, callsOf } = await open(expired, {
      answers: { requestPublicExtension: () => ({ ...expired, extension_requested: true }) },
    })
    expect(screen.getByText('This offer expired after 5 Jan 2026')).toBeVisible()
    await user.type(screen.getByLabelText(/Still interested/), 'Two more weeks?')
    await user.click(screen.getByRole('button', { name: 'Ask for an extension' }))
    expect(await screen.findByText(/You asked for more time/)).toBeVisible()
    expect(callsOf('requestPublicExtension')).toMatchObject([{ body: { text: 'Two more weeks?' } }])
  })

  it('takes a question, and keeps it when it cannot be sent', async () => {
    const asked = {
      id: 1,
      at: '2026-03-06T09:00:00.000Z',
      author: 'Anna',
      author_kind: 'customer',
      text: 'Also in zinc?',
      visible_to: 'customer',
    } as const
    let fails = true
    const { user, api } = await open(samplePublicOffer(), {
      answers: {
        sendPublicMessage: () => {
          if (fails) throw failWith('RATE_LIMITED')
          return asked
        },
      },
    })
    const box = screen.getByLabelText('Your question')
    await user.type(box, 'Also in zinc?')
    await user.click(screen.getByRole('button', { name: 'Send question' }))
    expect(await screen.findByText('Your answer could not be sent.')).toBeVisible()
    expect(box).toHaveValue('Also in zinc?')
    fails = false
    api.use({ getPublicOffer: () => samplePublicOffer({ comments: [asked] }) })
    await user.click(screen.getByRole('button', { name: 'Send question' }))
    expect(await screen.findByText('Also in zinc?', { selector: 'p' })).toBeVisible()
    expect(box).toHaveValue('')
  })

  it('is in the language of the offer, with a way to the other one', async () => {
    const { user } = await open(samplePublicOffer({ language: 'nl' }))
    await user.click(await screen.findByRole('button', { name: 'English' }))
    expect(await screen.findByRole('region', { name: 'Your answer' })).toBeVisible()
    expect(localStorage.getItem('i18nextLng')).not.toBe('nl')
  })

  it('says of an unknown link only that it leads nowhere', async () => {
    renderOffers({
      routes,
      at: '/o/unknown',
      answers: {
        getPublicOffer: () => {
          throw failWith('NOT_FOUND')
        },
      },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'This link leads nowhere' })).toBeInTheDocument()
  })
})
