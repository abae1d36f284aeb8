import type { PublicOffer } from '@staffel/shared-api/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { publicPageHtml } from '../../testing/publicPageHtml.ts'
import { samplePublicOffer } from '../../testing/samplePublicOffer.ts'
import { forgetOffer, noteLook } from './calls/openedOffer.ts'
import { startPublicOffer } from './startPublicOffer.ts'

interface Refusal {
  readonly status: number
  readonly body: object
}

/** What the server would write and answer now. */
let offer: PublicOffer
let refusal: Refusal | null
/** Of the page itself. */
let pageStatus: number
let calls: { name: string; body: unknown; headers: Record<string, string> }[]

const answer = (status: number, body: string) => new Response(body, { status })

function server(address: string, init: RequestInit = {}): Response {
  const url = new URL(address, location.href)
  if (url.pathname.startsWith('/o/')) return answer(pageStatus, publicPageHtml(offer))
  const name = url.pathname.split('/')[5] ?? 'read'
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : null
  calls.push({ name, body, headers: Object.fromEntries(new Headers(init.headers)) })
  if (name !== 'read' && refusal)
    return answer(refusal.status, JSON.stringify({ message: 'Refused.', ...refusal.body }))
  return answer(200, JSON.stringify(offer))
}

const callsOf = (name: string) => calls.filter((call) => call.name === name)
const bar = () => within(screen.getByRole('region', { name: 'Your answer' }))
const dialog = () => within(screen.getByRole('dialog'))
const becomes = (next: Partial<PublicOffer>) => (offer = samplePublicOffer(next))

function open(shown = samplePublicOffer(), options = {}) {
  offer = shown
  const written = new DOMParser().parseFromString(publicPageHtml(shown, options), 'text/html')
  document.documentElement.lang = 'en'
  document.body.replaceChildren(...written.body.childNodes)
  const listen = jest.spyOn(document, 'addEventListener')
  startPublicOffer()
  heard.push(...listen.mock.calls)
  listen.mockRestore()
  return userEvent.setup()
}

async function fillIn(user: ReturnType<typeof open>) {
  await user.click(bar().getByRole('button', { name: 'Accept' }))
  await user.type(dialog().getByLabelText('Name'), 'Anna Bos')
  await user.click(dialog().getByRole('checkbox'))
}

const sign = (user: ReturnType<typeof open>) => user.click(dialog().getByRole('button', { name: 'Accept and sign' }))

/** The program listens as long as its page is open. */
const heard: Parameters<typeof document.addEventListener>[] = []
afterEach(() => heard.splice(0).forEach(([type, listener]) => document.removeEventListener(type, listener)))

beforeAll(() => {
  // jsdom knows the element, and not how it is opened.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
    this.hidden = false
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.hidden = true
  }
})
beforeEach(() => {
  calls = []
  refusal = null
  pageStatus = 200
  forgetOffer()
  history.replaceState(null, '', '/o/token-1')
  globalThis.fetch = jest.fn(async (input, init) => server(String(input), init))
})

describe('the program of a customer’s page', () => {
  it('tells the server that somebody looks, once, and makes its buttons work', async () => {
    open()
    expect(bar().getByRole('button', { name: 'Accept' })).toBeEnabled()
    await waitFor(() => expect(callsOf('read')).toHaveLength(1))
    expect(callsOf('read')[0]?.headers).not.toHaveProperty('authorization')
  })

  it('does not take for a customer who was signed in here not long ago', async () => {
    document.cookie = 'staffel_session=1'
    open()
    await noteLook()
    expect(calls).toHaveLength(0)
    document.cookie = 'staffel_session=; Max-Age=0'
  })

  it('counts an optional line as soon as it is ticked', async () => {
    const user = open()
    await user.click(screen.getByRole('checkbox', { name: 'Montage' }))
    await waitFor(() => expect(bar().getByText(/€\s139,15/)).toBeVisible())
    expect(document.querySelector('[data-sum=subtotal]')).toHaveTextContent(/€\s115,00/)
    expect(document.querySelector('[data-sum=discount]')).not.toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Montage' }).closest('tr')).not.toHaveClass('sf-page-left')
  })

  it('accepts with a name, a signature and the chosen lines, and shows so', async () => {
    const user = open()
    await user.click(screen.getByRole('checkbox', { name: 'Montage' }))
    await fillIn(user)
    expect(await dialog().findByText(/€\s139,15/)).toBeVisible()
    await user.type(dialog().getByLabelText('Your order number (optional)'), 'PO-7')
    becomes({ state: 'accepted' })
    await sign(user)
    expect(await screen.findByText('It is accepted')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Your answer' })).not.toBeInTheDocument()
    expect(screen.getByText('It is accepted')).toHaveFocus()
    expect(callsOf('accept').map(({ body }) => body)).toEqual([
      {
        name: 'Anna Bos',
        email: 'anna@jansen.example',
        agree: true,
        po_number: 'PO-7',
        signature: { type: 'typed', data: 'Anna Bos' },
        version: 1,
        total: 139.15,
        selected_optional: ['extra'],
      },
    ])
  })

  it('lets whoever is known sign without typing, or by another hand', async () => {
    const user = open(samplePublicOffer(), { recipient: 'Ingrid Smits' })
    await user.click(bar().getByRole('button', { name: 'Accept' }))
    const typed = dialog().getByLabelText('Type your name as your signature')
    await waitFor(async () => {
      await user.type(dialog().getByLabelText('Name'), '!')
      expect(typed).toHaveValue(dialog().getByLabelText<HTMLInputElement>('Name').value)
    })
    await user.clear(typed)
    await user.type(typed, 'I. Smits')
    await user.type(dialog().getByLabelText('Name'), '!')
    expect(typed).toHaveValue('I. Smits')
  })

  it('is signed by drawing just as well, and a drawing can be wiped', async () => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AAAA')
    HTMLCanvasElement.prototype.setPointerCapture = () => {}
    const user = open()
    await fillIn(user)
    await user.click(dialog().getByText('drawn'))
    const pad = dialog().getByRole('img', { name: 'Signature' })
    const draw = () =>
      [fireEvent.pointerDown, fireEvent.pointerMove, fireEvent.pointerUp].forEach((stroke) =>
        stroke(pad, { clientX: 5, clientY: 5 }),
      )
    draw()
    await user.click(dialog().getByRole('button', { name: 'Clear' }))
    await sign(user)
    expect(await dialog().findByText('Sign by typing your name or drawing.')).toBeVisible()
    draw()
    becomes({ state: 'accepted' })
    await sign(user)
    await screen.findByText('It is accepted')
    expect(callsOf('accept')).toMatchObject([
      { body: { signature: { type: 'drawn', data: 'data:image/png;base64,AAAA' } } },
    ])
    jest.restoreAllMocks()
  })

  it('says what is missing before anything is sent', async () => {
    const user = open()
    await user.click(bar().getByRole('button', { name: 'Accept' }))
    await sign(user)
    expect(await dialog().findByText('Enter your name.')).toBeVisible()
    for (const text of ['Sign by typing your name or drawing.', 'Tick the box to accept the offer.'])
      expect(dialog().getByText(text)).toBeVisible()
    expect(dialog().getByLabelText('Name')).toHaveFocus()
    expect(callsOf('accept')).toHaveLength(0)
    // What is put right is no longer said to be wrong; the rest is.
    await user.keyboard('Anna')
    expect(dialog().queryByText('Enter your name.')).not.toBeInTheDocument()
    await user.click(dialog().getByRole('checkbox'))
    expect(dialog().queryByText('Tick the box to accept the offer.')).not.toBeInTheDocument()
    expect(dialog().getByText('Sign by typing your name or drawing.')).toBeVisible()
  })

  it('shows the new total when the seller has changed the offer, and keeps what was filled in', async () => {
    const user = open()
    await fillIn(user)
    refusal = { status: 409, body: { code: 'OFFER_CHANGED', details: { version: 1, total: 20 } } }
    await sign(user)
    await waitFor(() => expect(dialog().getByText(/The offer has changed since you opened it/)).toBeVisible())
    expect(dialog().getByLabelText('Name')).toHaveValue('Anna Bos')
    expect(callsOf('read')).toHaveLength(2)
  })

  it('shows what the offer has become when it can no longer be accepted', async () => {
    const user = open()
    await fillIn(user)
    refusal = { status: 409, body: { code: 'VERSION_SUPERSEDED' } }
    becomes({ state: 'superseded' })
    await sign(user)
    expect(await screen.findByText('It is superseded')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByText('The offer has changed in the meantime.')).toBeVisible()
  })

  it('keeps an answer that could not be sent, and sends it again when asked to', async () => {
    const user = open()
    await fillIn(user)
    refusal = { status: 503, body: { code: 'UNAVAILABLE' } }
    await sign(user)
    expect(await dialog().findByText('Your answer could not be sent.')).toBeVisible()
    refusal = null
    becomes({ state: 'accepted' })
    await user.click(dialog().getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('It is accepted')).toBeVisible()
    expect(callsOf('accept')).toHaveLength(2)
  })

  it('is declined with a reason or own words', async () => {
    const user = open()
    await user.click(bar().getByRole('button', { name: 'Decline' }))
    await user.click(dialog().getByRole('button', { name: 'Decline offer' }))
    expect(await dialog().findByText('Choose a reason or give one in your own words.')).toBeVisible()
    await user.click(dialog().getByRole('radio', { name: 'Price too high' }))
    becomes({ state: 'declined' })
    await user.click(dialog().getByRole('button', { name: 'Decline offer' }))
    expect(await screen.findByText('It is declined')).toBeVisible()
    expect(callsOf('decline').map(({ body }) => body)).toEqual([{ reason_code: 'price', version: 1 }])
  })

  it('lets the customer ask for more time once it has expired', async () => {
    const user = open(samplePublicOffer({ state: 'expired' }))
    await user.type(screen.getByLabelText(/Still interested/), 'Two more weeks?')
    await user.click(screen.getByRole('button', { name: 'Ask for an extension' }))
    await waitFor(() => expect(screen.getByLabelText(/Still interested/)).toHaveValue(''))
    expect(callsOf('extension').map(({ body }) => body)).toEqual([{ text: 'Two more weeks?' }])
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
    const user = open()
    await user.click(screen.getByRole('checkbox', { name: 'Montage' }))
    const box = () => screen.getByLabelText('Your question')
    await user.type(box(), 'Also in zinc?')
    refusal = { status: 429, body: { code: 'RATE_LIMITED' } }
    await user.click(screen.getByRole('button', { name: 'Send question' }))
    expect(await screen.findByText('Your answer could not be sent.')).toBeVisible()
    expect(box()).toHaveValue('Also in zinc?')
    refusal = null
    becomes({ comments: [asked] })
    await user.click(screen.getByRole('button', { name: 'Send question' }))
    expect(await screen.findByText('Also in zinc?', { selector: 'li' })).toBeVisible()
    expect(box()).toHaveValue('')
    expect(screen.getByText('Your question was sent.')).toBeVisible()
    // What was chosen before is chosen still.
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Montage' })).toBeChecked())
  })

  it.each([429, 503])(
    'says that a question was sent, once, also when its page cannot be had anew: %d',
    async (status) => {
      const user = open()
      pageStatus = status
      await user.type(screen.getByLabelText('Your question'), 'Also in zinc?')
      await user.click(screen.getByRole('button', { name: 'Send question' }))
      expect(await screen.findByText('Your question was sent.')).toBeVisible()
      expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
      expect(screen.getByLabelText('Your question')).toHaveValue('')
      expect(callsOf('message')).toHaveLength(1)
    },
  )

  it('writes the name of the seller where the logo cannot be shown', () => {
    open()
    fireEvent.error(document.querySelector('.sf-page-logo > img') ?? document.body)
    expect(screen.getByText('Jansen in letters')).toBeVisible()
  })
})
