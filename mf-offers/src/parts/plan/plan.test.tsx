import { addDays, dayOf } from '@staffel/shared-api/rules'
import { failWith } from '@staffel/shared-api/testing'
import { screen } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { renderOffers, type Visit } from '../../testing/renderOffers.ts'
import { samplePlanUsage } from '../../testing/dashboardSamples.ts'
import { sampleAddress, sampleItem, sampleOffer, sampleSummary } from '../../testing/samples.ts'

const list = '/offers'
const editor = `/offers/${sampleSummary().externalId}?edit=1`

function open(at: string, usage: Parameters<typeof samplePlanUsage>[0], visit: Partial<Visit> = {}) {
  return renderOffers({
    routes,
    at,
    ...visit,
    answers: {
      getPlanUsage: () => samplePlanUsage(usage),
      listOffers: () => [sampleSummary()],
      listTenants: () => [],
      listOrganizations: () => [],
      listRegions: () => [],
      getOffer: () => sampleOffer({ items: [sampleItem()], validUntil: addDays(dayOf(), 30) }),
      getOfferOrganizationAddress: () => sampleAddress,
      calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
      ...visit.answers,
    },
  })
}

describe('the limit of the plan', () => {
  it.each([
    ['the list', list],
    ['the form', editor],
  ])('is told in %s from four fifths on', async (_where, at) => {
    open(at, { used: 24 })
    expect(await screen.findByText('Issued this month: 24 of 30 offers of the plan')).toBeVisible()
    expect(screen.getByText('Counting starts anew on 1 Apr 2026.')).toBeVisible()
  })

  it('is told in Dutch, with what is not possible any more', async () => {
    open(list, { used: 30, enforced: true }, { language: 'nl' })
    expect(await screen.findByText('Deze maand uitgebracht: 30 van 30 offertes van het abonnement')).toBeVisible()
    expect(screen.getByText(/tot 01-04-2026 kunnen nieuwe offertes alleen als concept/)).toBeVisible()
  })

  it('is not told before that, nor to who does not issue offers for the seller', async () => {
    const near = open(list, { used: 23 })
    await screen.findByText('Dakgoten Jansen')
    expect(screen.queryByText(/Issued this month/)).not.toBeInTheDocument()
    near.unmount()
    const { callsOf } = open(list, { used: 30 }, { user: { roles: ['Manager'], is_tenant: false } })
    await screen.findByText('Dakgoten Jansen')
    expect(callsOf('getPlanUsage')).toEqual([])
  })

  it('that refuses an offer is named, and what was entered stays', async () => {
    const message = 'The Basic plan allows 30 issued offers per calendar month; this month there are 30.'
    const { user } = open(
      editor,
      { used: 30, enforced: true },
      {
        answers: {
          saveOffer: () => {
            throw failWith('PLAN_LIMIT', { message, details: { limit: 30, used: 30, resets_on: '2026-04-01' } })
          },
        },
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Create Offer' }))
    expect(await screen.findByText('Not issued: the limit of the plan is reached')).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save as Draft' })).toBeEnabled()
    expect(screen.queryByText(/The offer was not saved/)).not.toBeInTheDocument()
  })
})
