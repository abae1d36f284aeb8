import type { Notification } from '@staffel/shared-api/contract'
import { failWith, fakeApi, type FakeAnswers } from '@staffel/shared-api/testing'
import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { renderWithProviders } from '@staffel/shared-ui/testing'
import type { Language } from '@staffel/shared-ui/i18n'
import { act, screen, waitFor, within } from '@testing-library/react'
import { NotificationsSlot } from './NotificationsSlot.tsx'

function sampleNotification(different: Partial<Notification> = {}): Notification {
  return {
    id: 3,
    event: 'accepted',
    at: new Date().toISOString(),
    read_at: null,
    detail: { name: 'Anna Jansen' },
    offer: {
      offer_id: 42,
      externalId: '6f2b1a34-5c7d-4e8f-9a0b-1c2d3e4f5a6b',
      offer_nr: 'OFF-2026-0042',
      title: 'Dakgoten',
      customer: 'Bouwbedrijf Jansen',
    },
    ...different,
  }
}

async function open(answers: FakeAnswers, language: Language = 'en') {
  const api = fakeApi({
    countNotifications: () => ({ unread: 2 }),
    listNotifications: () => [sampleNotification()],
    readNotifications: () => ({ unread: 1 }),
    ...answers,
  })
  apiClient.http.defaults.adapter = api.adapter
  signInAs()
  jest.useFakeTimers({ advanceTimers: true })
  const visit = renderWithProviders(<NotificationsSlot />, { language })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(2_000))
  const callsOf = (id: string) => api.calls.filter(({ endpoint }) => endpoint.id === id)
  return { ...visit, api, callsOf }
}

afterEach(() => jest.useRealTimers())

const bell = (name: string) => screen.findByRole('button', { name })

describe('the bell', () => {
  it('comes after the page, and counts what was not read', async () => {
    await open({})
    expect(await bell('Notifications, 2 unread')).toHaveTextContent('2')
  })

  it('lists what happened, and leads to the offer, which is read by that', async () => {
    const { user, router, callsOf } = await open({})
    await user.click(await bell('Notifications, 2 unread'))
    const link = await screen.findByRole('link', {
      name: /Unread: Anna Jansen accepted the offer.*OFF-2026-0042 · Dakgoten · Bouwbedrijf Jansen.*now/,
    })
    await user.click(link)
    expect(router.state.location.pathname).toBe('/offers/6f2b1a34-5c7d-4e8f-9a0b-1c2d3e4f5a6b')
    await waitFor(() => expect(callsOf('readNotifications')[0]?.body).toEqual({ ids: [3] }))
  })

  it('leads from a link with Exact that has ended to where it is connected again', async () => {
    const ended = sampleNotification({
      event: 'link_ended',
      offer: null,
      detail: { env: 'test', subject: 'Staffel B.V.' },
    })
    const { user, router } = await open({ listNotifications: () => [ended] })
    await user.click(await bell('Notifications, 2 unread'))
    await user.click(await screen.findByRole('link', { name: /link with Exact Online has ended.*Staffel B\.V\./ }))
    expect(router.state.location.pathname).toBe('/exact')
  })

  it('marks all as read', async () => {
    const { user, callsOf } = await open({ readNotifications: () => ({ unread: 0 }) }, 'nl')
    await user.click(await bell('Meldingen, 2 ongelezen'))
    await user.click(await screen.findByRole('button', { name: 'Alles gelezen' }))
    expect(await bell('Meldingen')).toBeVisible()
    expect(callsOf('readNotifications')[0]?.body).toEqual({})
    expect(screen.queryByRole('button', { name: 'Alles gelezen' })).not.toBeInTheDocument()
  })

  it.each([
    [
      { event: 'message', detail: { name: null, text: 'Kan het eerder?' } },
      'The customer wrote a message',
      'Kan het eerder?',
    ],
    [
      { event: 'expiring', detail: { validUntil: '2026-12-01' } },
      'The offer is valid until 1 Dec 2026',
      'OFF-2026-0042',
    ],
    [{ event: 'assigned', detail: { name: 'Sanne' }, offer: null }, 'Sanne assigned the offer to you', 'now'],
  ] satisfies [Partial<Notification>, string, string][])('says it in words: %j', async (different, words, more) => {
    const { user } = await open({
      listNotifications: () => [sampleNotification({ read_at: '2026-01-01T00:00:00.000Z', ...different })],
    })
    await user.click(await bell('Notifications, 2 unread'))
    const row = within(await screen.findByRole('listitem'))
    expect(row.getByText(words)).toBeVisible()
    expect(row.getByText(new RegExp(more.replace('?', '\\?')))).toBeVisible()
    expect(row.queryAllByRole('link')).toHaveLength('offer' in different ? 0 : 1)
  })

  it('leads to a request as well', async () => {
    const about = {
      event: 'message',
      offer: null,
      detail: { name: 'Anna', request_id: 12, subject: 'Prijs voor 40 balken' },
    } as const
    const { user } = await open({ listNotifications: () => [sampleNotification(about)] })
    await user.click(await bell('Notifications, 2 unread'))
    const link = await screen.findByRole('link', { name: /Anna replied to the request.*Prijs voor 40 balken/ })
    expect(link).toHaveAttribute('href', '/requests/12')
  })

  it('says that there is nothing yet', async () => {
    const { user } = await open({ countNotifications: () => ({ unread: 0 }), listNotifications: () => [] })
    await user.click(await bell('Notifications'))
    expect(await screen.findByText('No notifications yet')).toBeVisible()
  })

  it('tells that they cannot be had, and asks again', async () => {
    const { user, api } = await open({
      listNotifications: () => {
        throw failWith('INTERNAL')
      },
    })
    await user.click(await bell('Notifications, 2 unread'))
    expect(await screen.findByText('The notifications could not be loaded.')).toBeVisible()
    api.use({ listNotifications: () => [sampleNotification()] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: /Anna Jansen accepted/ })).toBeVisible()
  })
})
