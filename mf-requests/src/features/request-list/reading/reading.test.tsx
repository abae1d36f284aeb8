import { failWith } from '@staffel/shared-api/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { renderRequests, type Visit } from '../../../testing/renderRequests.ts'

const idle = { running: false, done: 0, total: null, last_run_at: null, last_result: null, last_problem: null } as const
const brought = { fetched: 4, created: 2, skipped: 1, failed: 1 }

async function open({ answers, ...visit }: Partial<Visit> = {}) {
  const opened = renderRequests({
    routes,
    at: '/requests?state=new',
    answers: { mailReadingState: () => idle, ...answers },
    ...visit,
  })
  await screen.findByText(/No requests found|Geen aanvragen gevonden/)
  return opened
}

const refuse = (...facts: Parameters<typeof failWith>) => ({
  fetchMail: () => {
    throw failWith(...facts)
  },
})

describe('reading e-mails', () => {
  it('says that all were read, what came of it, and reads the list again', async () => {
    const { user, callsOf } = await open({ language: 'nl', answers: { fetchMail: () => brought } })
    await user.click(screen.getByRole('button', { name: 'Lees e-mails in' }))
    expect(await screen.findByText('Alle ongelezen e-mails zijn ingelezen.')).toBeVisible()
    expect(screen.getByText('2 nieuwe aanvragen · 1 e-mail overgeslagen · 1 e-mail niet gelukt')).toBeVisible()
    await waitFor(() => expect(callsOf('listQuoteRequests')).toHaveLength(2))
  })

  it('asks once by two quick clicks, and a button that waits says so', async () => {
    let finish = () => {}
    const done = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { callsOf } = await open({ answers: { fetchMail: () => done.then(() => brought) } })
    const button = screen.getByRole('button', { name: 'Read e-mails' })
    act(() => [button, button].forEach((one) => one.click()))
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    finish()
    expect(await screen.findByText('All unread e-mails have been read.')).toBeVisible()
    expect(callsOf('fetchMail')).toHaveLength(1)
    expect(button).not.toHaveAttribute('aria-disabled')
  })

  it('shows how far it is', async () => {
    let finish = () => {}
    const done = new Promise<void>((resolve) => {
      finish = resolve
    })
    const { user, api } = await open({ answers: { fetchMail: () => done.then(() => brought) } })
    api.use({ mailReadingState: () => ({ ...idle, running: true, done: 3, total: 12 }) })
    await user.click(screen.getByRole('button', { name: 'Read e-mails' }))
    expect(await screen.findByText('3 of 12 e-mails read')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Progress of the reading' })).toHaveAttribute('value', '3')
    api.use({ mailReadingState: () => idle })
    finish()
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
  })

  it.each([
    ['nl', 'Lees e-mails in', 'Fout', 'Kon emails niet laden', ''],
    ['en', 'Read e-mails', 'Error', 'The mailbox is closed', 'The mailbox is closed'],
  ] as const)('tells in %s that it failed', async (language, action, title, text, message) => {
    const { user } = await open({ language, answers: refuse('UNAVAILABLE', { message }) })
    await user.click(screen.getByRole('button', { name: action }))
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
  })

  it('waits for a reading that goes on already', async () => {
    const { user, api } = await open({ answers: refuse('ALREADY_RUNNING') })
    let running = true
    api.use({ mailReadingState: () => ({ ...idle, running, done: 1, total: 2, last_result: brought }) })
    await user.click(screen.getByRole('button', { name: 'Read e-mails' }))
    expect(
      await screen.findByText('E-mails are being read already. You will see the result as soon as that is done.'),
    ).toBeVisible()
    running = false
    expect(await screen.findByText('All unread e-mails have been read.')).toBeVisible()
  })

  it('says why the mailbox cannot be read, with the way to its settings', async () => {
    const { user } = await open({ answers: refuse('NOT_CONNECTED', { message: 'The mail server cannot be reached.' }) })
    await user.click(screen.getByRole('button', { name: 'Read e-mails' }))
    expect(await screen.findByText('The mail server cannot be reached.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Set up mailbox' })).toBeVisible()
  })

  it('leads to the settings when there is no mailbox', async () => {
    const { user, router } = await open({
      answers: {
        ...refuse('NOT_CONNECTED', { message: '' }),
        getMailbox: () => {
          throw failWith('NOT_FOUND')
        },
      },
    })
    await user.click(screen.getByRole('button', { name: 'Read e-mails' }))
    expect(await screen.findByText('No mailbox has been set up yet.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Set up mailbox' }))
    expect(await within(await screen.findByRole('dialog')).findByText('Mailbox for requests')).toBeVisible()
    expect(router.state.location.search).toBe('?state=new&mailbox=open')
  })

  it('says when to try again', async () => {
    const { user } = await open({
      answers: {
        fetchMail: () => {
          throw failWith('RATE_LIMITED', {}, { 'retry-after': '41' })
        },
      },
    })
    await user.click(screen.getByRole('button', { name: 'Read e-mails' }))
    expect(await screen.findByText('The mailbox has just been read. Try again in 41 seconds.')).toBeVisible()
  })

  it('tells without being asked that mail does not come in, and leads to the settings', async () => {
    const { user, router } = await open({
      answers: {
        mailReadingState: () => ({ ...idle, last_run_at: '2026-03-05T13:30:00Z', last_problem: 'refused_login' }),
        getMailbox: () => {
          throw failWith('NOT_FOUND')
        },
      },
    })
    expect(await screen.findByText('The mail server refuses this user name and password.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Set up mailbox' }))
    await waitFor(() => expect(router.state.location.search).toBe('?state=new&mailbox=open'))
  })

  it('by the clock is shown too, and the list after it', async () => {
    let running = true
    const { callsOf } = await open({ answers: { mailReadingState: () => ({ ...idle, running, done: 2, total: 5 }) } })
    expect(await screen.findByText('2 of 5 e-mails read')).toBeVisible()
    running = false
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument())
    await waitFor(() => expect(callsOf('listQuoteRequests')).toHaveLength(2))
  })

  it('is not for the managers of a customer', async () => {
    await open({ user: { is_tenant: false } })
    expect(screen.queryByRole('button', { name: 'Read e-mails' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Mailbox' })).not.toBeInTheDocument()
  })
})
