import type { MailboxSettings } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { renderRequests, type Visit } from '../../../testing/renderRequests.ts'

const imap: MailboxSettings = {
  kind: 'imap',
  host: 'mail.bouw.example',
  port: 993,
  security: 'tls',
  user: 'offertes',
  folder: 'INBOX',
  enabled: true,
  has_secret: true,
  last_read_at: '2026-03-05T13:30:00Z',
  last_problem: null,
  rev: 4,
}

async function open(stored: Partial<MailboxSettings> = {}, answers: Visit['answers'] = {}) {
  const visit = renderRequests({
    routes,
    at: '/requests?mailbox=open',
    answers: { getMailbox: () => ({ ...imap, ...stored }), ...answers },
  })
  const drawer = within(await screen.findByRole('dialog'))
  await drawer.findByRole('button', { name: 'Save' })
  return { ...visit, drawer }
}

describe('the mailbox', () => {
  it('is saved without its secret, which is never shown', async () => {
    const { user, drawer, callsOf, router } = await open({}, { saveMailbox: () => imap })
    expect(drawer.getByText(/Last read: 5 Mar 2026 14:30/)).toBeVisible()
    expect(drawer.getByLabelText('Password')).toHaveValue('Stored')
    await user.clear(drawer.getByLabelText('Folder'))
    await user.type(drawer.getByLabelText('Folder'), 'Offertes')
    await user.click(drawer.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The mailbox has been saved.')).toBeVisible()
    expect(callsOf('saveMailbox')[0]?.body).toEqual({
      kind: 'imap',
      host: 'mail.bouw.example',
      port: 993,
      security: 'tls',
      user: 'offertes',
      folder: 'Offertes',
      enabled: true,
      rev: 4,
    })
    expect(router.state.location.search).toBe('')
  })

  it('is saved once by two quick clicks', async () => {
    const { drawer, callsOf } = await open({}, { saveMailbox: () => imap })
    const save = drawer.getByRole('button', { name: 'Save' })
    act(() => [save, save].forEach((button) => button.click()))
    expect(await screen.findByText('The mailbox has been saved.')).toBeVisible()
    expect(callsOf('saveMailbox')).toHaveLength(1)
  })

  it('has its secret replaced', async () => {
    const { user, drawer, callsOf } = await open({}, { saveMailbox: () => imap })
    await user.click(drawer.getByRole('button', { name: 'Replace' }))
    await user.type(drawer.getByLabelText('Password'), 'geheim')
    await user.click(drawer.getByRole('button', { name: 'Save' }))
    await screen.findByText('The mailbox has been saved.')
    expect(callsOf('saveMailbox')).toMatchObject([{ body: { secret: 'geheim' } }])
  })

  it('keeps what is typed while it is not saved, but never the password', async () => {
    const kept: string[] = []
    const keepWorkingCopy: Visit['answers']['keepWorkingCopy'] = ({ body }) => {
      kept.push(body.content)
      return { rev: body.rev + 1, updated_at: '2026-03-05T13:30:00.000Z' }
    }
    const { user, drawer } = await open({}, { keepWorkingCopy })
    await user.click(drawer.getByRole('button', { name: 'Replace' }))
    await user.type(drawer.getByLabelText('Password'), 'geheim')
    await user.type(drawer.getByLabelText('Server'), '.nl')
    await waitFor(() => expect(kept.at(-1)).toContain('mail.bouw.example.nl'))
    expect(kept.join()).not.toContain('geheim')
  })

  const earlier = () => {
    const content = JSON.stringify({
      kind: 'imap',
      host: 'nieuw.example',
      port: 993,
      security: 'tls',
      user: 'offertes',
      folder: 'INBOX',
      enabled: true,
    })
    return [
      {
        id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
        subject: 'mailbox',
        content,
        base_rev: 4,
        rev: 1,
        updated_at: '2026-03-05T13:30:00.000Z',
      },
    ]
  }

  it('goes on with what was typed before', async () => {
    const first = await open({}, { listWorkingCopies: earlier })
    expect(await first.drawer.findByText(/You are continuing what you entered here earlier/)).toBeVisible()
    expect(first.drawer.getByLabelText('Server')).toHaveValue('nieuw.example')
  })

  it('asks whether to go on where the mailbox was changed since', async () => {
    const changed = await open({ rev: 5 }, { listWorkingCopies: earlier })
    expect(await changed.drawer.findByText(/these details have changed since/)).toBeVisible()
    expect(changed.drawer.getByLabelText('Server')).toHaveValue('mail.bouw.example')
    await changed.user.click(changed.drawer.getByRole('button', { name: 'Continue where you left off' }))
    expect(changed.drawer.getByLabelText('Server')).toHaveValue('nieuw.example')
  })

  it('takes the port that goes with the security, unless another was chosen', async () => {
    const { user, drawer } = await open()
    await user.click(drawer.getByLabelText('Security'))
    await user.click(await screen.findByTitle('STARTTLS'))
    expect(drawer.getByLabelText('Port')).toHaveValue('143')
  })

  it('is tried out as it stands in the form', async () => {
    const { user, drawer, api, callsOf } = await open(
      {},
      { testMailbox: () => ({ ok: true, problem: null, unread: 3 }) },
    )
    await user.type(drawer.getByLabelText('Server'), '.nl')
    await user.click(drawer.getByRole('button', { name: 'Test connection' }))
    expect(await drawer.findByText('The connection works: 3 unread e-mails.')).toBeVisible()
    expect(callsOf('testMailbox')).toMatchObject([{ body: { host: 'mail.bouw.example.nl' } }])
    api.use({ testMailbox: () => ({ ok: false, problem: 'refused_login', unread: null }) })
    await user.click(drawer.getByRole('button', { name: 'Test connection' }))
    expect(await drawer.findByText('The mail server refuses this user name and password.')).toBeVisible()
  })

  it('says what is missing, and what the server refuses, at the field', async () => {
    const { user, drawer, callsOf } = await open(
      { host: '', user: '', has_secret: false },
      {
        saveMailbox: () => {
          throw failWith('VALIDATION', { fields: { host: 'Not inside this network' } })
        },
      },
    )
    await user.click(drawer.getByRole('button', { name: 'Save' }))
    expect(drawer.getByText('Enter the server.')).toBeVisible()
    expect(drawer.getByLabelText('Password')).toBeInvalid()
    expect(callsOf('saveMailbox')).toHaveLength(0)
    await user.type(drawer.getByLabelText('Server'), '10.0.0.1')
    await user.type(drawer.getByLabelText('User name'), 'x')
    await user.type(drawer.getByLabelText('Password'), 'y')
    await user.click(drawer.getByRole('button', { name: 'Save' }))
    expect(await drawer.findByText('Not inside this network')).toBeVisible()
  })

  it('needs nothing but its kind when it is a folder of this server, and shows the last problem', async () => {
    const { user, drawer, callsOf } = await open(
      { last_problem: 'timeout', has_secret: false, host: '', user: '' },
      { saveMailbox: () => imap },
    )
    expect(drawer.getByText(/Last tried: 5 Mar 2026 14:30/)).toBeVisible()
    expect(drawer.getByText('The mail server did not answer in time.')).toBeVisible()
    await user.click(drawer.getByRole('radio', { name: 'Maildir' }))
    expect(drawer.queryByLabelText('Server')).not.toBeInTheDocument()
    await user.click(drawer.getByRole('button', { name: 'Save' }))
    await screen.findByText('The mailbox has been saved.')
    expect(callsOf('saveMailbox')).toMatchObject([{ body: { kind: 'maildir' } }])
  })

  it('is never saved over what somebody else saved without asking', async () => {
    const { user, drawer, api, callsOf } = await open(
      {},
      {
        saveMailbox: () => {
          throw failWith('STALE')
        },
      },
    )
    await user.type(drawer.getByLabelText('Folder'), '2')
    api.use({ getMailbox: () => ({ ...imap, folder: 'Theirs', rev: 9 }) })
    await user.click(drawer.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Someone else changed the mailbox')).toBeVisible()
    api.use({ saveMailbox: () => imap })
    await user.click(screen.getByRole('button', { name: 'Keep my change' }))
    await screen.findByText('The mailbox has been saved.')
    expect(callsOf('saveMailbox')[1]).toMatchObject({ body: { folder: 'INBOX2', rev: 9 } })
  })

  it('says that it cannot be read, and tries again', async () => {
    renderRequests({
      routes,
      at: '/requests?mailbox=open',
      answers: {
        getMailbox: () => {
          throw failWith('INTERNAL')
        },
      },
    })
    expect(await screen.findByText('The settings of the mailbox could not be loaded.')).toBeVisible()
  })
})
