import type { EnvironmentState } from '@staffel/shared-api/contract'
import { fakeApi } from '@staffel/shared-api/testing'
import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { screen, within } from '@testing-library/react'
import { renderShell } from '../../../testing/renderShell.tsx'

const empty: EnvironmentState = {
  name: 'production',
  revision: 1,
  four_eyes: false,
  shell: null,
  areas: [],
  waiting: [],
}

test('a team whose area is not here yet gets a token, by the id of its area', async () => {
  signInAs({ roles: ['Admin'] })
  const api = fakeApi({
    listEnvironments: () => [empty],
    listDeployTokens: () => [],
    makeDeployToken: () => ({ id: '7d0e94a6-2c1b-4f35-8b9a-63c5d7f20e18', token: 'staffel_deploy_secret' }),
    countNotifications: () => ({ unread: 0 }),
  })
  apiClient.http.defaults.adapter = api.adapter
  const { user } = renderShell({ at: '/environments', areas: [] })
  await user.click(await screen.findByRole('tab', { name: 'Tokens' }))
  await user.click(await screen.findByRole('button', { name: /Make a token/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('combobox', { name: 'Area' }))
  await user.click(await screen.findByText('An area that is not here yet'))
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'CI of team-offers')
  const id = dialog.getByRole('textbox', { name: 'Id of the area' })
  const make = dialog.getByRole('button', { name: 'Make a token' })
  await user.type(id, 'mf-offers')
  expect(make).toBeDisabled()
  expect(id).toBeInvalid()
  expect(dialog.getByText('An id is 1 to 40 small letters, without dashes or digits.')).toBeVisible()
  await user.clear(id)
  await user.type(id, 'offers')
  await user.click(make)
  expect(await screen.findByDisplayValue('staffel_deploy_secret')).toBeVisible()
  expect(api.calls.find(({ endpoint }) => endpoint.id === 'makeDeployToken')).toMatchObject({
    params: { name: 'production' },
    body: { area: 'offers', label: 'CI of team-offers', rights: 'publish' },
  })
})
