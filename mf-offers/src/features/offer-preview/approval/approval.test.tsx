import type { Offer } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { screen, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { renderOffers, type Visit } from '../../../testing/renderOffers.ts'
import { sampleOffer } from '../../../testing/samples.ts'

const reasons = [
  { code: 'discount' as const, value: 12.5, limit: 10, by_choice: false },
  { code: 'amount' as const, value: 2000, limit: 1500, by_choice: true },
]
const asked: NonNullable<Offer['approval']> = {
  ...{ state: 'asked', by: 'Marieke Jansen', at: '2026-03-05T10:00:00.000Z', reason: null },
  ...{ asked_by: 'Marieke Jansen', question: 'Last of the batch', reasons },
}
const needed = sampleOffer({ approval_reasons: reasons, approval_actions: ['ask'] })
const toDecide = sampleOffer({ approval: asked, approval_reasons: reasons, approval_actions: ['give', 'refuse'] })

async function open(first: Offer, answers: Visit['answers'] = {}) {
  let offer = first
  const opened = renderOffers({
    routes,
    at: '/offers/42',
    answers: {
      getOffer: () => offer,
      approveOffer: ({ body }) => {
        const states = { ask: 'asked', give: 'given', refuse: 'refused', withdraw: null } as const
        const state = states[body.action]
        offer = sampleOffer({
          approval: state && { ...asked, state, reason: body.reason ?? null },
          approval_reasons: reasons,
          rev: 4,
        })
        return offer
      },
      ...answers,
    },
  })
  await screen.findByRole('article')
  const press = async (name: string) => {
    await opened.user.click(screen.getByRole('button', { name }))
    return within(await screen.findByRole('dialog'))
  }
  const said = () => opened.callsOf('approveOffer').map(({ body }) => body)
  return { ...opened, press, said }
}

describe('a second person who is asked before an offer goes out', () => {
  it('is asked in place of issuing it, with the figures that ask for it', async () => {
    const { user, press, said } = await open(needed)
    expect(screen.getByText('This offer can only go out once a colleague has approved it')).toBeVisible()
    expect(screen.getByText(/^Discount of 12[.,]5%, more than 10%$/)).toBeVisible()
    expect(
      screen.getByText(
        /^Amount of €\s2\.000,00 excluding VAT, more than €\s1\.500,00, by what the customer may choose$/,
      ),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Issue and Send' })).not.toBeInTheDocument()
    const dialog = await press('Ask for approval')
    await user.type(dialog.getByRole('textbox'), ' Last of the batch ')
    await user.click(dialog.getByRole('button', { name: 'Ask for approval' }))
    expect(await screen.findByText(/^Marieke Jansen asked for approval on/)).toBeVisible()
    expect(said()).toEqual([{ action: 'ask', reason: 'Last of the batch', rev: 3 }])
  })

  it('approves it, after which it can be issued', async () => {
    const { user, press, said } = await open(toDecide)
    expect(screen.getByText('“Last of the batch”')).toBeVisible()
    const dialog = await press('Approve')
    await user.click(dialog.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText(/^Approved by/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Issue and Send' })).toBeVisible()
    expect(said()).toEqual([{ action: 'give', rev: 3 }])
  })

  it('says why not, where it is refused', async () => {
    const { user, press, said } = await open(toDecide)
    const dialog = await press('Do not approve')
    const refuse = dialog.getByRole('button', { name: 'Do not approve' })
    await user.click(refuse)
    expect(dialog.getByText('Say why.')).toBeVisible()
    expect(said()).toEqual([])
    await user.type(dialog.getByRole('textbox'), 'Too cheap')
    await user.click(refuse)
    expect(await screen.findByText('“Too cheap”')).toBeVisible()
    expect(said()).toEqual([{ action: 'refuse', reason: 'Too cheap', rev: 3 }])
  })

  it('is no longer asked, once who asked takes it back', async () => {
    const { user, press, said } = await open(
      sampleOffer({ approval: asked, approval_reasons: reasons, approval_actions: ['withdraw'] }),
    )
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
    const dialog = await press('Take the question back')
    await user.click(dialog.getByRole('button', { name: 'Take back' }))
    expect(await screen.findByText('This offer can only go out once a colleague has approved it')).toBeVisible()
    expect(said()).toEqual([{ action: 'withdraw', rev: 3 }])
  })

  it('is asked where the issue is refused for want of one', async () => {
    const { press } = await open(sampleOffer(), {
      saveOffer: () => {
        throw failWith('APPROVAL_REQUIRED', { details: { reasons, can_ask: true } })
      },
    })
    const dialog = await press('Issue and Send')
    expect(dialog.getByRole('button', { name: 'Ask for approval' })).toBeVisible()
  })

  it('is asked with one click where its mail was refused', async () => {
    const confirmed = { unitPrice: 0, total: 0 }
    const { items } = sampleOffer()
    const { user, press, said } = await open(sampleOffer({ items: items.map((line) => ({ ...line, ...confirmed })) }), {
      prepareOfferMail: () => ({
        ...{ to: ['a@b.example'], cc: [], subject: 'Offerte', body: 'Beste', lang: 'nl', suggestions: [] },
      }),
      sendOffer: () => {
        throw failWith('APPROVAL_REQUIRED', { details: { reasons, can_ask: true } })
      },
    })
    const dialog = await press('Issue and Send')
    await user.click(await dialog.findByRole('checkbox', { name: 'Issue this version and send it' }))
    await user.click(dialog.getByRole('button', { name: 'Issue and Send' }))
    await user.click(await dialog.findByRole('button', { name: 'Ask for approval' }))
    expect(await screen.findByText(/^Marieke Jansen asked for approval on/)).toBeVisible()
    expect(said()).toEqual([{ action: 'ask', rev: 3 }])
  })
})
