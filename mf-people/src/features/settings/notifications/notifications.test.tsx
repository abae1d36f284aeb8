import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import en from '../../../locales/en.json'
import nl from '../../../locales/nl.json'
import { routes } from '../../../routes.tsx'
import { sampleCompany } from '../testing/sampleCompany.ts'

withTranslations('people', { nl, en })

const accepted = { event: 'accepted', mail: true, in_app: true } as const
const viewed = { event: 'viewed', mail: false, in_app: true } as const

function open() {
  const api = fakeApi({
    getCompanyLogo: () => ({ url: null }),
    getNotificationChoices: () => ({ choices: [viewed, accepted] }),
    saveNotificationChoices: ({ body }) => ({ choices: body.choices }),
  })
  apiClient.http.defaults.adapter = api.adapter
  return { api, ...renderRoutes(routes, { at: '/settings?tab=notifications' }) }
}
const box = (name: string) => screen.findByRole('checkbox', { name })

describe('what somebody is told of', () => {
  it('is chosen by event and way, and kept at once', async () => {
    signInAs()
    const { api, user } = open()
    const mail = await box('A customer looks at an offer for the first time: By mail')
    expect(mail).not.toBeChecked()
    expect(await box('An offer is accepted: By mail')).toBeChecked()
    await user.click(mail)
    expect(mail).toBeChecked()
    await waitFor(() =>
      expect(api.calls.at(-1)).toMatchObject({ body: { choices: [{ event: 'viewed', mail: true, in_app: true }] } }),
    )
  })

  it('stays what it was where it cannot be kept, with another try', async () => {
    signInAs()
    const { api, user } = open()
    api.use({
      saveNotificationChoices: () => {
        throw failWith('UNAVAILABLE')
      },
    })
    await user.click(await box('An offer is accepted: At the bell'))
    expect(await screen.findByText('The choice was not saved.')).toBeVisible()
    await waitFor(async () => expect(await box('An offer is accepted: At the bell')).toBeChecked())
  })

  it('is nothing to people of a customer, who are told by their supplier’s mails', async () => {
    signInAs({ roles: ['User'], is_tenant: false })
    const { api } = open()
    api.use({ getCompanyAddress: () => sampleCompany() })
    await screen.findByRole('tab', { name: 'Security' })
    expect(screen.queryByRole('tab', { name: 'Notifications' })).not.toBeInTheDocument()
  })
})
