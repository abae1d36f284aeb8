import type { OfferAttachment, OfferComment } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { renderOffers, type Visit } from '../../../testing/renderOffers.ts'
import { sampleOffer } from '../../../testing/samples.ts'

const file: OfferAttachment = {
  id: 5,
  filename: 'tekening.pdf',
  content_type: 'application/pdf',
  bytes: 1_450_000,
  visible_to: 'staff',
  created_at: '2026-03-05T10:00:00.000Z',
  created_by: 'Mila de Vries',
}
const question: OfferComment = {
  id: 1,
  at: '2026-03-05T10:00:00.000Z',
  author: 'Anna Bos',
  author_kind: 'customer',
  text: 'Also in zinc?',
  visible_to: 'customer',
}

async function open({ answers, ...visit }: Partial<Visit> = {}) {
  const opened = renderOffers({
    routes,
    at: '/offers/42',
    answers: { getOffer: () => sampleOffer({ internal_notes: 'Call first' }), ...answers },
    ...visit,
  })
  await screen.findByRole('article')
  return opened
}

const card = (name: string) => within(screen.getByRole('region', { name }))
const customer = { is_tenant: false, roles: ['User'], organization_id: 5 } as const

describe('beside an offer', () => {
  it('shows a customer no notes, no deliveries and nothing to manage', async () => {
    await open({
      user: { ...customer, roles: [...customer.roles] },
      answers: { listOfferAttachments: () => [file], listOfferComments: () => [question] },
    })
    expect(await screen.findByText('Also in zinc?')).toBeVisible()
    expect(await screen.findByRole('button', { name: /tekening\.pdf/ })).toBeVisible()
    for (const name of ['Internal notes', 'Sent to the customer'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
    for (const name of [/Remove/, 'Add file', 'Delete'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })

  it('answers a question, for both sides or among colleagues', async () => {
    const answer = { ...question, id: 2, author: 'Mila de Vries', author_kind: 'staff' as const, text: 'Yes.' }
    const { user, api, callsOf } = await open({
      answers: { listOfferComments: () => [question], addOfferComment: () => answer },
    })
    const comments = card('Questions and answers')
    await user.type(comments.getByLabelText('Message'), 'Yes.')
    await user.click(comments.getByRole('radio', { name: 'Internal' }))
    api.use({ listOfferComments: () => [question, answer] })
    await user.click(comments.getByRole('button', { name: 'Send message' }))
    expect(await comments.findByText('Yes.', { selector: 'p' })).toBeVisible()
    expect(callsOf('addOfferComment')).toMatchObject([{ body: { text: 'Yes.', visible_to: 'staff' } }])
  })

  it('takes a file, tells a refusal in the words of the server, and shows it to the customer', async () => {
    const { user, api, callsOf } = await open({
      answers: {
        uploadOfferAttachment: () => {
          throw failWith('FILE_REJECTED', { message: 'This is no PDF.' })
        },
      },
    })
    const files = card('Attachments')
    await files.findByText('No attachments yet.')
    const pdf = new File(['%PDF'], 'tekening.pdf', { type: 'application/pdf' })
    await user.upload(files.getByLabelText('File to attach'), pdf)
    expect(await screen.findByText('This is no PDF.')).toBeVisible()
    api.use({
      uploadOfferAttachment: () => file,
      listOfferAttachments: () => [file],
      updateOfferAttachment: () => ({ ...file, visible_to: 'customer' }),
    })
    await user.upload(files.getByLabelText('File to attach'), pdf)
    expect(await files.findByText('1,5 MB')).toBeVisible()
    await user.click(files.getByRole('checkbox', { name: 'For the customer' }))
    await waitFor(() =>
      expect(callsOf('updateOfferAttachment')).toMatchObject([
        { params: { attachmentId: 5 }, body: { visible_to: 'customer' } },
      ]),
    )
  })

  it('refuses a file that is too large before it is sent', async () => {
    const { user, callsOf } = await open()
    const large = new File([''], 'film.pdf', { type: 'application/pdf' })
    Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 })
    await user.upload(card('Attachments').getByLabelText('File to attach'), large)
    expect(await screen.findByText('film.pdf is larger than 10 MB.')).toBeVisible()
    expect(callsOf('uploadOfferAttachment')).toHaveLength(0)
  })

  it('removes a file after asking', async () => {
    const { user, api } = await open({
      answers: { listOfferAttachments: () => [file], deleteOfferAttachment: () => undefined },
    })
    await user.click(await screen.findByRole('button', { name: 'Remove tekening.pdf' }))
    api.use({ listOfferAttachments: () => [] })
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('tekening.pdf was removed.')).toBeVisible()
    expect(await screen.findByText('No attachments yet.')).toBeVisible()
  })

  it('saves notes, and asks when a colleague was first', async () => {
    const stale = () => {
      throw failWith('STALE', { current: { internal_notes: 'Ask for Piet' } })
    }
    const { user, callsOf } = await open({
      answers: {
        saveOfferNotes: ({ body }) => (body.previous === undefined ? { internal_notes: body.internal_notes } : stale()),
      },
    })
    const notes = card('Internal notes')
    await user.type(notes.getByRole('textbox'), ' at ten')
    await user.click(notes.getByRole('button', { name: 'Save notes' }))
    expect(await screen.findByText('Ask for Piet')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep my change' }))
    expect(await screen.findByText('The notes were saved.')).toBeVisible()
    expect(callsOf('saveOfferNotes').map(({ body }) => body)).toEqual([
      { internal_notes: 'Call first at ten', previous: 'Call first' },
      { internal_notes: 'Call first at ten' },
    ])
  })

  it('tells what happened, page by page', async () => {
    const event = (id: number) =>
      ({
        id,
        at: '2026-03-05T10:00:00.000Z',
        action: 'offer.declined',
        actor: 'Anna Bos',
        actor_kind: 'customer',
        detail: { reason_code: 'price', reason: `No. ${id}` },
      }) as const
    const { user } = await open({
      answers: {
        listOfferActivity: ({ query }) => ({
          items: query.page === 2 ? [event(11), event(12)] : Array.from({ length: 10 }, (_, index) => event(index + 1)),
          total: 12,
        }),
      },
    })
    const activity = card('Activity')
    expect(await activity.findByText('Price too high · No. 1')).toBeVisible()
    await user.click(activity.getByRole('button', { name: /next/i }))
    expect(await activity.findByText('Price too high · No. 12')).toBeVisible()
  })
})
