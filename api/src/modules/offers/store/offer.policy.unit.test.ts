import { sampleCaller } from '../../../testing/sample-caller.ts'
import { isOfSeller, mayEditPrices, readsInternalNotes, viewOf } from './offer.policy.ts'

const callers = {
  customer: sampleCaller(),
  'customer’s manager': sampleCaller({ roles: ['Manager'] }),
  'seller’s manager': sampleCaller({ roles: ['Manager'], isTenant: true }),
  'seller’s user': sampleCaller({ isTenant: true }),
  admin: sampleCaller({ roles: ['Admin'] }),
}
const who = Object.keys(callers) as (keyof typeof callers)[]
const those = (rule: (caller: typeof callers.customer) => boolean) => who.filter((name) => rule(callers[name]))

describe('an offer', () => {
  it('shows a customer’s people those of the own organisation, and drafts to who makes offers', () => {
    expect(viewOf(callers.customer)).toEqual({ organizationId: 1001, seesDrafts: false })
    expect(viewOf(callers['seller’s user'])).toEqual({ organizationId: 1001, seesDrafts: true })
    expect(viewOf(callers['customer’s manager'])).toEqual({ organizationId: 1001, seesDrafts: true })
    expect(viewOf(callers['seller’s manager'])).toEqual({ organizationId: null, seesDrafts: true })
    expect(viewOf(callers.admin)).toEqual({ organizationId: null, seesDrafts: true })
  })

  it('has prices and internal notes for the seller’s own people', () => {
    expect(those(mayEditPrices)).toEqual(['seller’s manager', 'seller’s user', 'admin'])
    expect(those(readsInternalNotes)).toEqual(['seller’s manager', 'seller’s user', 'admin'])
  })

  it('is read as its customer by who does not sell', () => {
    expect(those(isOfSeller)).toEqual(['seller’s manager', 'seller’s user', 'admin'])
  })
})
