import type { OfferAttachment, OfferComment } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
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

const panel = async (user: UserEvent, name: string) => {
  await user.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }))
  return within(screen.getByRole('tabpanel', { name }))
}
const customer = { is_tenant: false, roles: ['User'], organization_id: 5 } as const

describe('beside an offer', () => {
  it('shows a customer no notes, no deliveries and nothing to manage', async () => {
    const { user } = await open({
      user: { ...customer, roles: [...customer.roles] },
      answers: { listOfferAttachments: () => [file], listOfferComments: () => [question] },
    })
    expect((await panel(user, 'Questions')).getByText('Also in zinc?')).toBeVisible()
    await panel(user, 'Files')
    expect(await screen.findByRole('button', { name: /tekening\.pdf/ })).toBeVisible()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Activity',
      'Questions1',
      'Files1',
    ])
    for (const name of ['Internal notes', 'Sent to the customer'])
      expect(screen.queryByText(name)).not.toBeInTheDocument()
    for (const name of [/Remove/, 'Choose files', 'Delete'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })

  it('answers a question, for both sides or among colleagues', async () => {
    const answer = { ...question, id: 2, author: 'Mila de Vries', author_kind: 'staff' as const, text: 'Yes.' }
    const { user, api, callsOf } = await open({
      answers: { listOfferComments: () => [question], addOfferComment: () => answer },
    })
    const comments = await panel(user, 'Questions')
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
    const files = await panel(user, 'Files')
    await files.findByText('No attachments yet.')
    const pdf = new File(['%PDF'], 'tekening.pdf', { type: 'application/pdf' })
    await user.upload(files.getByLabelText('Files to attach'), pdf)
    expect(await screen.findByText('This is no PDF.')).toBeVisible()
    api.use({
      uploadOfferAttachment: () => file,
      listOfferAttachments: () => [file],
      updateOfferAttachment: () => ({ ...file, visible_to: 'customer' }),
    })
    await user.upload(files.getByLabelText('Files to attach'), pdf)
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
    await user.upload((await panel(user, 'Files')).getByLabelText('Files to attach'), large)
    expect(await screen.findByText('film.pdf is larger than 10 MB.')).toBeVisible()
    expect(callsOf('uploadOfferAttachment')).toHaveLength(0)
  })

  it('removes a file after asking', async () => {
    const { user, api } = await open({
      answers: { listOfferAttachments: () => [file], deleteOfferAttachment: () => undefined },
    })
    await panel(user, 'Files')
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
    const notes = await panel(user, 'Notes')
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
    const activity = await panel(user, 'Activity')
    expect(await activity.findByText('Price too high · No. 1')).toBeVisible()
    await user.click(activity.getByRole('button', { name: /next/i }))
    expect(await activity.findByText('Price too high · No. 12')).toBeVisible()
  })

  it('tells looks one after the other once, and says exactly when', async () => {
    const look = (id: number, minute: string) =>
      ({
        id,
        at: `2026-03-05T10:${minute}:00.000Z`,
        action: 'offer.viewed',
        actor: 'Anna Bos',
        actor_kind: 'customer',
        detail: { version: 1 },
      }) as const
    await open({
      answers: {
        listOfferActivity: () => ({
          items: [look(4, '30'), look(3, '20'), { ...look(2, '10'), action: 'offer.sent' }, look(1, '00')],
          total: 4,
        }),
      },
    })
    const items = within(await screen.findByRole('list', { name: 'Activity' })).getAllByRole('listitem')
    expect(items.map((item) => item.firstElementChild?.nextElementSibling?.firstElementChild?.textContent)).toEqual([
      'Viewed by the customer2 times',
      'Sent',
      'Viewed by the customer',
    ])
    expect(within(items[0]!).getByText('5 Mar 2026 11:30')).toHaveAttribute('dateTime', '2026-03-05T10:30:00.000Z')
  })

  it.each(['offer.sent', 'offer.reminded', 'offer.send_failed'] as const)(
    'says to whom a mail went: %s',
    async (action) => {
      const event = { id: 1, at: '2026-03-05T10:00:00.000Z', action, actor: 'Mila', actor_kind: 'staff' } as const
      const items = [{ ...event, detail: { version: 1, to: 'anna@jansen.example' } }]
      await open({ answers: { listOfferActivity: () => ({ items, total: 1 }) } })
      const activity = within(await screen.findByRole('list', { name: 'Activity' }))
      expect(activity.getByText(/anna@jansen\.example/)).toBeVisible()
    },
  )

  it('takes files that are let go of over it, and says of each what went wrong', async () => {
    const names = ['a.pdf', 'virus.pdf', 'lost.pdf']
    let sent = 0
    const { user, api } = await open({
      answers: {
        uploadOfferAttachment: () => {
          const name = names[sent++] ?? ''
          if (name === 'virus.pdf') throw failWith('FILE_REJECTED', { message: 'This file is not safe.' })
          if (name === 'lost.pdf') throw failWith('INTERNAL')
          return { ...file, filename: name }
        },
      },
    })
    await waitFor(() => expect(screen.getByText('No attachments yet.')).toBeInTheDocument())
    const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })
    const dataTransfer = { types: ['Files'], files: names.map(pdf), dropEffect: '' }
    fireEvent.dragOver(document.body, { dataTransfer })
    expect(screen.getByRole('tab', { name: /^Files/ })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByText('Let go to add them')).toBeVisible()
    fireEvent.drop(document.body, { dataTransfer })
    expect(sent).toBe(0)
    fireEvent.dragOver(document.body, { dataTransfer })
    fireEvent.drop(screen.getByText('No attachments yet.'), { dataTransfer })
    expect(await screen.findByText('a.pdf was added.')).toBeVisible()
    const left = within(screen.getByRole('list', { name: 'On their way' }))
    expect(await left.findByText('lost.pdf was not sent.')).toBeVisible()
    expect(left.getByText('This file is not safe.')).toBeVisible()
    expect(sent).toBe(3)
    api.use({ uploadOfferAttachment: () => ({ ...file, filename: 'lost.pdf' }) })
    await user.click(left.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('lost.pdf was added.')).toBeVisible()
    await user.click(left.getByRole('button', { name: 'Take away' }))
    expect(screen.queryByText('This file is not safe.')).not.toBeInTheDocument()
  })
})
