import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { fakeApi } from '@staffel/shared-api/testing'
import { SlotsContext, useReportUnsaved, type GuestModule, type Slots } from '@staffel/shared-ui/core'
import { Link, Outlet } from '@staffel/shared-ui/router'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'
import { sampleCompany } from './testing/sampleCompany.ts'

withTranslations('people', { nl, en })

function Typing() {
  const [typed, setTyped] = useState('')
  useReportUnsaved(typed !== '')
  return <input aria-label="Threshold" value={typed} onChange={({ target }) => setTyped(target.value)} />
}

const products: GuestModule<'settings.tabs'> = {
  contractVersion: 1,
  place: 'settings.tabs',
  Component: Typing,
  translations: async () => ({}),
}
const slots: Slots = {
  guests: () => [
    {
      key: 'catalogue/catalogue',
      name: 'catalogue',
      label: { nl: 'Producten', en: 'Products' },
      icon: 'products',
      order: 15,
    },
  ],
  load: async () => products as never,
  report: () => {},
}

function open(at: string, user: Parameters<typeof signInAs>[0] = {}) {
  const api = fakeApi({
    getCompanyAddress: () => sampleCompany(),
    getCompanyLogo: () => ({ url: null }),
    listRegions: () => [],
  })
  apiClient.http.defaults.adapter = api.adapter
  signInAs(user)
  const element = (
    <SlotsContext value={slots}>
      <Link to="/elsewhere">Elsewhere</Link>
      <Outlet />
    </SlotsContext>
  )
  const root = { element, children: [...routes, { path: '/elsewhere', element: <h1>Another page</h1> }] }
  return renderRoutes([root], { at })
}

beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(
    (tell) =>
      ({
        observe: () => tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
        disconnect: () => {},
      }) as unknown as IntersectionObserver,
  )
})
afterEach(() => jest.restoreAllMocks())

describe('the settings page', () => {
  it.each(['/settings', '/settings?tab=company', '/settings?tab=nothing-like-it'])(
    'begins with the company at %s',
    async (at) => {
      open(at)
      expect(await screen.findByRole('textbox', { name: 'City' })).toHaveValue('Amersfoort')
      expect(screen.getByRole('tab', { name: 'Company' })).toHaveAttribute('aria-selected', 'true')
    },
  )

  it('has the tab of another area in its address, and goes back from it', async () => {
    const { user, router } = open('/settings')
    await user.click(await screen.findByRole('tab', { name: 'Products' }))
    expect(await screen.findByRole('textbox', { name: 'Threshold' })).toBeVisible()
    expect(router.state.location.search).toBe('?tab=catalogue')
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('textbox', { name: 'City' })).toBeVisible()
  })

  it('has the tabs of others between its own, by the order that they tell', async () => {
    open('/settings')
    await screen.findByRole('textbox', { name: 'City' })
    const titles = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(titles).toEqual(['Company', 'Products', 'Profile', 'Notifications', 'Security', 'Data'])
  })

  it('does not offer a customer’s people what only the seller sets', async () => {
    open('/settings?tab=catalogue', { is_tenant: false })
    await screen.findByRole('tab', { name: 'Profile', selected: false })
    expect(screen.queryByRole('tab', { name: 'Products' })).not.toBeInTheDocument()
  })

  it('goes from tab to tab with the arrow keys', async () => {
    const { user } = open('/settings')
    await user.click(await screen.findByRole('tab', { name: 'Company' }))
    await user.keyboard('{ArrowRight}')
    const tab = screen.getByRole('tab', { name: 'Products' })
    expect(tab).toHaveFocus()
    const panel = await screen.findByRole('tabpanel', { name: 'Products' })
    expect(tab).toHaveAttribute('aria-controls', panel.id)
    expect(screen.getByRole('tab', { name: 'Company' })).not.toHaveAttribute('aria-controls')
    expect(await screen.findByRole('textbox', { name: 'Threshold' })).toBeVisible()
  })

  it.each([
    ['another tab', () => screen.getByRole('tab', { name: 'Company' })],
    ['another page', () => screen.getByRole('link', { name: 'Elsewhere' })],
  ])('asks before what was typed in a tab is left for %s', async (_where, target) => {
    const { user } = open('/settings?tab=catalogue')
    await user.type(await screen.findByRole('textbox', { name: 'Threshold' }), '12')
    await user.click(target())
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    expect(screen.getByRole('textbox', { name: 'Threshold' })).toHaveValue('12')
  })
})
