import type { OfferOfRequest } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { deskOf } from '../../../testing/deskOf.ts'
import { sampleDetail, sampleOffer, sampleRequest } from '../../../testing/samples.ts'

const renderDesk = deskOf(routes)

const made = (existing?: boolean) => [
  { offer_id: 42, externalId: sampleRequest().external_id, ...(existing && { existing }) },
]
const create = () => screen.getByRole('button', { name: /^Create Offer/ })
const pathname = ({ router }: { router: { state: { location: { pathname: string } } } }) =>
  router.state.location.pathname

describe('the offer of a request', () => {
  it('says what it comes to: what stands first on every line that is not left out', async () => {
    await renderDesk()
    expect(screen.getByText(/€\s100,10/)).toBeVisible()
    expect(screen.getByText('3 lines in the offer · 1 without a product')).toBeVisible()
  })

  it('says it with the surcharges that come with it, and follows a change at once', async () => {
    const desk = await renderDesk(
      { value: { lines: 100.1, surcharges: 25, subtotal: 125.1 } },
      { answers: { updateQuoteLine: () => new Promise(() => {}) } },
    )
    expect(screen.getByText(/€\s125,10/)).toBeVisible()
    expect(screen.getByText(/excl\. VAT, incl\. €\s25,00 surcharges/)).toBeVisible()
    await desk.press('i')
    expect(await screen.findByText(/€\s25,10/)).toBeVisible()
  })

  it('is made by Ctrl+Enter once every change has been stored, and opened', async () => {
    const desk = await renderDesk({}, { answers: { createOfferFromRequest: () => made() } })
    await desk.press('q12{Control>}{Enter}{/Control}')
    await waitFor(() => expect(pathname(desk)).toBe('/offers/42'))
    const order = desk.api.calls.map(({ endpoint }) => endpoint.id)
    expect(order.indexOf('updateQuoteLine')).toBeLessThan(order.indexOf('createOfferFromRequest'))
    expect(desk.callsOf('createOfferFromRequest')).toMatchObject([{ params: { id: '1' }, body: {} }])
  })

  it('is made once by who asks twice at a time', async () => {
    const desk = await renderDesk({}, { answers: { createOfferFromRequest: () => made() } })
    const button = create()
    act(() => [button, button].forEach((one) => one.click()))
    await waitFor(() => expect(pathname(desk)).toBe('/offers/42'))
    expect(desk.callsOf('createOfferFromRequest')).toHaveLength(1)
  })

  it('asks who it is for when nobody knows', async () => {
    const candidates = [{ organization_id: 4, name: 'Snoek Dakwerken', reason: 'contact' as const }]
    const desk = await renderDesk(
      { organization: null, customer_candidates: candidates },
      { answers: { createOfferFromRequest: () => made() } },
    )
    await desk.user.click(create())
    expect(await screen.findByText('Which customer is the offer for?')).toBeVisible()
    await desk.user.click(screen.getAllByRole('button', { name: /^Create Offer/ }).at(-1)!)
    await waitFor(() => expect(pathname(desk)).toBe('/offers/42'))
    expect(desk.callsOf('createOfferFromRequest')).toMatchObject([{ body: { organization_id: 4 } }])
  })

  it('asks who it is for when the server does', async () => {
    const candidates = [
      { organization_id: 3, name: 'Bouwbedrijf De Haan', reason: 'domain' },
      { organization_id: 4, name: 'Snoek Dakwerken', reason: 'domain' },
    ]
    const desk = await renderDesk(
      {},
      {
        answers: {
          createOfferFromRequest: () => {
            throw failWith('ORGANIZATION_REQUIRED', { details: { candidates } })
          },
        },
      },
    )
    await desk.user.click(create())
    await desk.user.click(await screen.findByRole('radio', { name: /Snoek/ }))
    desk.api.use({ createOfferFromRequest: () => made() })
    await desk.user.click(screen.getAllByRole('button', { name: /^Create Offer/ }).at(-1)!)
    await waitFor(() => expect(pathname(desk)).toBe('/offers/42'))
  })

  it('is not made twice unasked', async () => {
    const desk = await renderDesk(
      { offer: sampleOffer(), offer_id: 41, status: 'offered' },
      { answers: { createOfferFromRequest: () => made() } },
    )
    expect(screen.getByRole('link', { name: 'View OFF-2026-0041' })).toHaveAttribute('href', '/offers/41')
    await desk.user.click(screen.getByRole('button', { name: 'Make another offer' }))
    expect(await screen.findByText('There is an offer already')).toBeVisible()
    await desk.user.click(screen.getAllByRole('button', { name: 'Make another offer' }).at(-1)!)
    await waitFor(() => expect(pathname(desk)).toBe('/offers/42'))
    expect(desk.callsOf('createOfferFromRequest')).toMatchObject([{ body: { force: true } }])
  })

  describe('that lacks the lines of a later mail', () => {
    const replies = sampleDetail().replies.map((line) => ({ ...line, in_offer: line.position !== 3 }))
    const renderLacking = (offer: OfferOfRequest) =>
      renderDesk(
        { offer, offer_id: 41, replies },
        { answers: { createOfferFromRequest: () => [{ ...made()[0]!, offer_id: 41, existing: true }] } },
      )

    it.each([
      ['draft', /still a draft/, /new version/],
      ['new_version', /has been issued.* make a new version of it as a draft/, /still a draft/],
    ] as const)('takes them (%s) once it was said what that does to it', async (takes_lines, said, other) => {
      const desk = await renderLacking(sampleOffer({ takes_lines }))
      await desk.user.click(screen.getByRole('button', { name: 'Add 1 line to OFF-2026-0041' }))
      expect(await screen.findByText(said)).toBeVisible()
      expect(screen.queryByText(other)).not.toBeInTheDocument()
      expect(desk.callsOf('createOfferFromRequest')).toEqual([])
      await desk.user.click(screen.getByRole('button', { name: 'Add lines' }))
      await waitFor(() => expect(pathname(desk)).toBe('/offers/41'))
      expect(desk.callsOf('createOfferFromRequest')).toMatchObject([{ body: { add: true } }])
    })

    it('is not offered them once it was accepted', async () => {
      await renderLacking(sampleOffer({ takes_lines: 'none' }))
      expect(screen.queryByRole('button', { name: /^Add 1 line/ })).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Make another offer' })).toBeVisible()
      expect(screen.getByText(/1 not in the offer yet/)).toBeVisible()
    })

    it('says what it amounts to itself, in its own currency', async () => {
      await renderLacking(sampleOffer({ subtotal: 1250, currency: 'gbp' }))
      expect(screen.getByText(/£\s1\.250,00/)).toBeVisible()
      expect(screen.getByText('excl. VAT in OFF-2026-0041')).toBeVisible()
    })
  })

  it('says so when somebody else made it meanwhile', async () => {
    const { user } = await renderDesk({}, { answers: { createOfferFromRequest: () => made(true) } })
    await user.click(create())
    expect(await screen.findByText('There is an offer already')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View offer' })).toHaveAttribute('href', '/offers/42')
  })

  it('says that it was not made, and tries again', async () => {
    const desk = await renderDesk(
      {},
      {
        answers: {
          createOfferFromRequest: () => {
            throw failWith('INTERNAL', { message: 'No more numbers' })
          },
        },
      },
    )
    await desk.user.click(create())
    expect(await screen.findByText('The offer was not made.')).toBeVisible()
    expect(screen.getByText('No more numbers')).toBeVisible()
    desk.api.use({ createOfferFromRequest: () => made() })
    await desk.user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(pathname(desk)).toBe('/offers/42'))
  })

  it('is not asked for again where that is of no use', async () => {
    const desk = await renderDesk(
      {},
      {
        answers: {
          createOfferFromRequest: () => {
            throw failWith('LIMIT_REACHED', { message: 'At most 200 lines' })
          },
        },
      },
    )
    await desk.user.click(create())
    expect(await screen.findByText('At most 200 lines')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  })

  it('cannot be made of nothing', async () => {
    await renderDesk({ replies: sampleDetail().replies.map((line) => ({ ...line, is_ignored: true })) })
    expect(create()).toBeDisabled()
  })
})
