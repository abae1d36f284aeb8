import { fakeApi } from '@staffel/shared-api/testing'
import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import en from '../locales/en.json'
import nl from '../locales/nl.json'
import { routes } from '../routes.tsx'

withTranslations('people', { nl, en })

const counts = { total: 10, active: 10, invited: 0, blocked: 0 }

test.each([
  ['/users?page=2', 'No users found'],
  ['/invites?page=2', 'No invites found'],
])('%s, whose last rows went, leads back to the rows that there are', async (at, nothing) => {
  signInAs()
  const api = fakeApi({
    listUsers: () => ({ users: [], usersPagingParams: { total: 10, limit: 10, offset: 10 } }),
    getUserStats: () => counts,
    listInvites: () => ({ invites: [], total: 10, counts: { total: 10, invited: 10, accepted: 0, expired: 0 } }),
    listTenants: () => [],
    listOrganizations: () => [],
  })
  apiClient.http.defaults.adapter = api.adapter
  const { router, user } = renderRoutes(routes, { at })
  expect(await screen.findByRole('heading', { name: nothing })).toBeVisible()
  expect(screen.getByText('This page no longer exists.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'To the first page' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})
