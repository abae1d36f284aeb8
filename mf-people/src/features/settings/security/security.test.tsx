import type { Session } from '@staffel/shared-api/contract'
import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { apiClient, session } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import en from '../../../locales/en.json'
import nl from '../../../locales/nl.json'
import { routes } from '../../../routes.tsx'

withTranslations('people', { nl, en })

const here: Session = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  since: '2026-03-05T08:00:00.000Z',
  last_activity_at: '2026-03-05T13:30:00.000Z',
  is_current: true,
  device: 'Chrome · Windows',
}
const phone = { ...here, id: '7f9619ff-8b86-4d01-b42d-00cf4fc964ff', is_current: false, device: 'Safari · iPhone' }

function open() {
  let sessions = [here, phone]
  const api = fakeApi({
    listSessions: () => sessions,
    listLoginProviders: () => [
      { provider: 'google.com', last_used_at: here.last_activity_at },
      { provider: 'microsoft.com', last_used_at: here.since },
    ],
    endSession: ({ body }) => void (sessions = sessions.filter(({ id }) => id !== body.session_id)),
  })
  apiClient.http.defaults.adapter = api.adapter
  signInAs()
  return { api, ...renderRoutes(routes, { at: '/settings?tab=security' }) }
}

describe('the security of an account', () => {
  it('shows where one is signed in, and ends another session', async () => {
    const { user } = open()
    expect(await screen.findByText('This session')).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^End:/ })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: /^End: Safari · iPhone/ }))
    expect(await screen.findByText('The session on Safari · iPhone has been ended.')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Safari · iPhone')).not.toBeInTheDocument())
    expect(screen.getByText('Chrome · Windows')).toBeVisible()
  })

  it('takes one that had ended by itself for what it is', async () => {
    const { api, user } = open()
    api.use({
      endSession: () => {
        throw failWith('NOT_FOUND')
      },
    })
    await user.click(await screen.findByRole('button', { name: /^End: Safari/ }))
    expect(await screen.findByText('The session on Safari · iPhone had ended already.')).toBeVisible()
  })

  it('signs out everywhere after a question, and here as well', async () => {
    const leave = jest.spyOn(session, 'signOut').mockResolvedValue()
    const { api, user } = open()
    const ended: string[] = []
    api.use({ endAllSessions: () => void ended.push('all') })
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
    expect(ended).toEqual([])
    const question = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }))
    await user.click(question.getByRole('button', { name: 'Sign out everywhere' }))
    await waitFor(() => expect(leave).toHaveBeenCalledWith('chosen'))
    expect(ended).toEqual(['all'])
    leave.mockRestore()
  })

  it('names the ways in, also one that it has no name for', async () => {
    open()
    expect(await screen.findByText('Google')).toBeVisible()
    expect(screen.getByText('microsoft.com')).toBeVisible()
  })
})
