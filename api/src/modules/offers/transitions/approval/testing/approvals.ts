import type { OfferInput, OfferSettings, SavedOffer } from '@staffel/shared-api/contract'
import type { TestApp } from '../../../../../testing/create-test-app.ts'
import { atCustomer } from '../../../../../testing/authorization/at-customer.ts'
import { fitting, people } from '../../../save/testing/saved-offer.ts'

const { manager, admin } = people
const customer = 1001
export const off = { discount: null, below_floor: false, amount: null }

/** An offer of € 2000; what it says otherwise is the test's. */
export const dear = (part: Partial<OfferInput> = {}): OfferInput => ({
  title: 'Gevel',
  customer: { organization_id: customer },
  items: [fitting({ quantity: 4 })],
  ...part,
})

type Action = 'ask' | 'give' | 'refuse' | 'withdraw'

/** Offers, and what people say of them to each other before they are issued. */
export function approvals(app: () => TestApp) {
  async function limits(
    approval: Partial<NonNullable<OfferSettings['approval']>>,
    margin_floor: number | null = 20,
  ): Promise<void> {
    const { tenant_id: _t, next_sequence: _n, ...settings } = await app().as(manager).getOfferSettings()
    const body = { ...settings, margin_floor, approval: { ...off, ...approval } }
    await app().as(manager).saveOfferSettings({ body })
  }

  async function saved(part: Partial<OfferInput> = {}, by: string = manager): Promise<SavedOffer> {
    const [one] = await app()
      .as(by)
      .saveOffer({ body: { offer: dear(part) } })
    if (!one) throw new Error('not saved')
    return one
  }

  const issue = (part: Partial<OfferInput> = {}, by: string = manager) =>
    app()
      .as(by)
      .saveOffer.answer({ body: { offer: { ...part, intent: 'issue' } } })

  const read = (id: number, by: string = manager) =>
    app()
      .as(by)
      .getOffer({ query: { id: String(id) } })

  async function say(action: Action, id: number, by: string = manager, more: { reason?: string; rev?: number } = {}) {
    const rev = more.rev ?? (await read(id)).rev
    return app()
      .as(by)
      .approveOffer.answer({ params: { id: String(id) }, body: { action, ...more, rev } })
  }

  async function approved(part: Partial<OfferInput> = {}): Promise<number> {
    const { offer_id } = await saved(part)
    await say('ask', offer_id)
    await say('give', offer_id, admin)
    return offer_id
  }

  /** The sample manager at the customer that the offers are for. */
  const asManagerOfTheCustomer = (work: () => Promise<void>): Promise<void> => atCustomer(app(), customer, work)

  async function subjectsOf(number: string): Promise<string[]> {
    const { db } = app().database
    const mails = db.selectFrom('outbox_mail').select('subject').where('subject', 'like', `%${number}%`)
    return (await mails.execute()).map(({ subject }) => subject).toSorted()
  }

  return { limits, saved, issue, read, say, approved, asManagerOfTheCustomer, subjectsOf }
}
