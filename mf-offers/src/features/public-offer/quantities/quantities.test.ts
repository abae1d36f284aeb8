import type { PublicOffer } from '@staffel/shared-api/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { publicPageHtml } from '../../../testing/publicPageHtml.ts'
import { samplePublicOffer } from '../../../testing/samplePublicOffer.ts'
import { tier } from '../../../testing/samples.ts'
import { forgetOffer } from '../calls/openedOffer.ts'
import { startPublicOffer } from '../startPublicOffer.ts'

const [line, option] = samplePublicOffer().items
const bolts = {
  ...{ id: 'line-1', kind: 'item' as const, description: 'Zeskantbout', quantity: 100, unitPrice: 0.15, total: 15 },
  openQuantity: { least: 50, most: 2000 },
  frozen: {
    ...{ countedQuantity: 100, countedLines: 1, tiersTogether: true },
    ladder: {
      ...{ base_unit_price: null, price_unit: 1 as const, sales_unit: 'st', order_multiple: 50 },
      ...{ min_order_quantity: null, tier_group: null },
      staffels: [tier(1, 1, 99, 0.2), tier(2, 100, 499, 0.15), tier(3, 500, null, 0.12)],
    },
  },
}
const freight = {
  ...{ id: 7, kind: 'small_order' as const, name: 'Small order', amountCents: 1000, percentage: null },
  ...{ thresholdCents: 1200, propertyType: null, propertyValue: null, measure: null, taxRate: 21 },
}

let offer: PublicOffer
let sent: unknown[]
const heard: Parameters<typeof document.addEventListener>[] = []

function server(address: string, init: RequestInit = {}): Response {
  if (new URL(address, location.href).pathname.startsWith('/o/')) return new Response(publicPageHtml(offer))
  if (typeof init.body === 'string') sent.push(JSON.parse(init.body))
  return new Response(JSON.stringify(offer))
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
    this.hidden = false
  }
  sent = []
  forgetOffer()
  history.replaceState(null, '', '/o/token-1')
  globalThis.fetch = jest.fn(async (input, init) => server(String(input), init))
  if (!line || !option) throw new Error('The sample has no lines')
  offer = samplePublicOffer({ items: [{ ...line, ...bolts }, option], surcharge_rules: [freight] })
  const written = new DOMParser().parseFromString(publicPageHtml(offer), 'text/html')
  document.documentElement.lang = 'en'
  document.body.replaceChildren(...written.body.childNodes)
  const listen = jest.spyOn(document, 'addEventListener')
  startPublicOffer()
  heard.push(...listen.mock.calls)
  listen.mockRestore()
})
afterEach(() => heard.splice(0).forEach(([type, listener]) => document.removeEventListener(type, listener)))

const typed = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Drag' })
const row = (id: string) => document.querySelector<HTMLTableRowElement>(`tr[data-line="${id}"]`)
const amounts = () =>
  [...(row('line-1')?.cells ?? [])].slice(1).map(({ textContent }) => textContent?.replace(/\s/g, ' '))
const due = () => within(screen.getByRole('region', { name: 'Your answer' }))
const lit = () => [...document.querySelectorAll('.sf-page-ladder [aria-current]')].map(({ textContent }) => textContent)

describe('a quantity that the customer chooses', () => {
  it('is typed, and price, sum, step and total follow at once', async () => {
    const user = userEvent.setup()
    await user.clear(typed())
    await user.type(typed(), '300')
    await waitFor(() => expect(screen.getByText(/200 more for €\s0,12/)).toBeInTheDocument())
    expect(lit()).toEqual(['from 100'])
    await user.clear(typed())
    await user.type(typed(), '1000')
    await waitFor(() => expect(amounts()).toEqual(['1.000', '€ 0,12', '€ 120,00']))
    expect(due().getByText(/€\s145,20/)).toBeVisible()
    expect(lit()).toEqual(['from 500'])
    expect(document.querySelectorAll('.sf-page-glyph [data-lit]')).toHaveLength(1)
    expect(slider()).toHaveValue('1000')
    expect(row('sur:7')).not.toBeVisible()
  })

  it('is dragged, and moved by a package at a time', async () => {
    const user = userEvent.setup()
    fireEvent.input(slider(), { target: { value: '500' } })
    await waitFor(() => expect(typed()).toHaveValue('500'))
    await user.click(screen.getByRole('button', { name: 'More' }))
    await waitFor(() => expect(amounts()[0]).toBe('550'))
    await user.click(screen.getByRole('button', { name: 'Less' }))
    await waitFor(() => expect(amounts()[0]).toBe('500'))
    expect(slider()).toHaveAttribute('aria-valuetext', '500 st')
  })

  it('keeps the focus on a button that leads no further', async () => {
    const user = userEvent.setup()
    const less = screen.getByRole('button', { name: 'Less' })
    less.focus()
    await user.keyboard('{Enter}{Enter}')
    await waitFor(() => expect(amounts()[0]).toBe('50'))
    expect(less).toHaveAttribute('aria-disabled', 'true')
    expect(less).toHaveFocus()
  })

  it('brings a surcharge that it asks for', async () => {
    expect(row('sur:7')).not.toBeVisible()
    fireEvent.input(slider(), { target: { value: '50' } })
    // 50 × 0.20 and 10, with 21 %.
    await waitFor(() => expect(due().getByText(/€\s24,20/)).toBeVisible())
    expect(row('sur:7')).toBeVisible()
  })

  it.each([
    ['9999', '2.000', 'Choose at most 2.000.'],
    ['1', '50', 'Choose at least 50.'],
    ['120', '150', 'In packs of 50: it has become 150.'],
    ['much', '100', ''],
  ])('%s becomes %s', async (wanted, quantity, said) => {
    const user = userEvent.setup()
    await user.clear(typed())
    await user.type(typed(), wanted)
    await user.tab()
    await waitFor(() => expect(typed()).toHaveValue(quantity))
    expect(document.querySelector('[data-said]')).toHaveTextContent(said)
  })

  it('is signed with the total that it comes to', async () => {
    const user = userEvent.setup()
    fireEvent.input(slider(), { target: { value: '1000' } })
    await waitFor(() => expect(amounts()[0]).toBe('1.000'))
    await user.click(due().getByRole('button', { name: 'Accept' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText('Name'), 'Anna Bos')
    await user.type(dialog.getByLabelText('Type your name as your signature'), 'Anna Bos')
    await user.click(dialog.getByRole('checkbox'))
    await user.click(dialog.getByRole('button', { name: 'Accept and sign' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ total: 145.2, quantities: [{ id: 'line-1', quantity: 1000 }] })
  })
})
