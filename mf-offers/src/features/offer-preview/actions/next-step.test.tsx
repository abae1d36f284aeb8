import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { inMenu } from '../../../testing/fromMenu.ts'
import { renderOffers, type Visit } from '../../../testing/renderOffers.ts'
import { sampleAddress, sampleOffer, sampleSaved } from '../../../testing/samples.ts'

function open({ answers, ...visit }: Partial<Visit> = {}) {
  return renderOffers({ routes, at: '/offers/42', answers: { getOffer: () => sampleOffer(), ...answers }, ...visit })
}

const sheet = () => screen.findByRole('article', { name: 'OFF-2026-0042' })

describe('the next step of an offer', () => {
  it.each([
    ['a manager, a draft', {}, 'Issue and Send', ['Versions', 'Download PDF', 'Duplicate', 'Assign', 'Delete'], true],
    [
      'a manager, an issued offer',
      { answers: { getOffer: () => sampleOffer({ status: 'pending' }) } },
      'Send',
      ['Versions', 'Download PDF', 'Duplicate', 'Assign', 'Delete'],
      false,
    ],
    [
      'a manager, an offer that was sent',
      { answers: { getOffer: () => sampleOffer({ status: 'pending', sent_at: '2026-03-05T10:00:00.000Z' }) } },
      'Remind',
      ['Versions', 'Download PDF', 'Send', 'Duplicate', 'Assign', 'Delete'],
      false,
    ],
    [
      'a manager, an expired offer',
      { answers: { getOffer: () => sampleOffer({ status: 'expired', actions: ['extend', 'revise'] }) } },
      'Extend validity',
      ['Versions', 'Download PDF', 'Duplicate', 'Revise', 'Assign', 'Delete'],
      false,
    ],
    [
      'a manager, a declined offer',
      { answers: { getOffer: () => sampleOffer({ status: 'declined', actions: ['revise', 'reopen'] }) } },
      'Revise',
      ['Versions', 'Download PDF', 'Duplicate', 'Reopen', 'Assign', 'Delete'],
      false,
    ],
    [
      'a manager, an accepted offer',
      { answers: { getOffer: () => sampleOffer({ status: 'accepted', actions: [] }) } },
      'Duplicate',
      ['Versions', 'Download PDF', 'Assign'],
      false,
    ],
    ['a User', { user: { roles: ['User'] } }, null, ['Versions', 'Download PDF'], false],
  ] satisfies [string, Partial<Visit>, string | null, string[], boolean][])(
    'has one next step, and the rest in a menu: %s',
    async (_, visit, next, others, editable) => {
      const { user } = open(visit)
      await sheet()
      const filled = [...document.querySelectorAll('.ant-btn-primary')]
      expect(filled.map((button) => button.textContent)).toEqual(next === null ? [] : [next])
      expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(editable ? 1 : 0)
      expect(await inMenu(user)).toEqual(others)
    },
  )

  it('issues a draft in one go, and asks who it goes to', async () => {
    let offer = sampleOffer()
    const { user, callsOf } = open({
      answers: {
        getOffer: () => offer,
        saveOffer: () => {
          offer = sampleOffer({ status: 'pending', current_status: 'pending', issued_version: 1, draft_version: null })
          return [sampleSaved({ status: 'pending' })]
        },
        prepareOfferMail: () => ({ to: [], cc: [], subject: 'Offerte', body: 'Beste', lang: 'nl', suggestions: [] }),
      },
    })
    await sheet()
    await user.click(screen.getByRole('button', { name: 'Issue and Send' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByDisplayValue('Beste')).toBeVisible()
    expect(dialog.queryByRole('checkbox', { name: 'Issue this version and send it' })).not.toBeInTheDocument()
    expect(callsOf('saveOffer')).toMatchObject([{ body: { offer: { offer_id: 42, rev: 3, intent: 'issue' } } }])
    expect(screen.getByText('Pending')).toBeVisible()
  })

  it('says why a draft cannot be issued, with the way to mend it', async () => {
    const { user, router } = open({
      answers: {
        saveOffer: () => {
          throw failWith('VALIDATION', { fields: { validUntil: 'Choose a date that has not passed.' } })
        },
        listOrganizations: () => [],
        getOfferOrganizationAddress: () => sampleAddress,
        calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
      },
    })
    await sheet()
    await user.click(screen.getByRole('button', { name: 'Issue and Send' }))
    expect(await screen.findByText('Choose a date that has not passed.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    await waitFor(() => expect(router.state.location.search).toBe('?edit=1'))
  })
})
