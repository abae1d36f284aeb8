import type { PlanUsage } from '@staffel/shared-api/contract'
import { fakeApi } from '@staffel/shared-api/testing'
import { apiClient } from '@staffel/shared-auth'
import { signInAs, signOutInTest } from '@staffel/shared-auth/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'

withTranslations('people', { nl, en })

function open(used: Partial<PlanUsage> = {}, language: 'nl' | 'en' = 'nl') {
  const api = fakeApi({
    getPlanUsage: () => ({ plan: 'Basic', limit: 30, used: 18, resets_on: '2026-04-01', enforced: false, ...used }),
  })
  apiClient.http.defaults.adapter = api.adapter
  renderRoutes(routes, { at: '/myaccount', language })
  return api
}

describe('my account', () => {
  it('shows who I am, in Dutch, with a dash for what is not known', async () => {
    signInAs({ subscription_start_date: '2026-01-01', features: ['offers'] })
    open()
    expect(screen.getByText('Mila de Vries')).toBeInTheDocument()
    expect(screen.getByText('Geverifieerd')).toBeInTheDocument()
    expect(screen.getByText('01-01-2026')).toBeInTheDocument()
    expect(screen.getByText('Einddatum').nextElementSibling).toHaveTextContent('–')
    expect(screen.getByText('Offertes')).toBeInTheDocument()
    expect(await screen.findByText('18 van 30')).toBeInTheDocument()
  })

  it('says so when nobody is signed in', () => {
    signOutInTest()
    renderRoutes(routes, { at: '/myaccount', language: 'nl' })
    expect(screen.getByText('Geen gebruiker ingelogd.')).toBeInTheDocument()
  })

  it.each([
    [{ used: 23 }, null],
    [{ used: 24 }, /24 of 30 offers were issued\. Counting starts anew on 1 Apr 2026/],
    [{ used: 30 }, /30 of 30 offers were issued\. Counting starts anew/],
    [{ used: 30, enforced: true }, /Until 1 Apr 2026 new offers can be saved as drafts only/],
  ])('tells from four fifths of the plan on: %j', async (used, told) => {
    signInAs()
    open(used, 'en')
    expect(await screen.findByText(`${used.used} of 30`)).toBeInTheDocument()
    if (told) expect(screen.getByRole('alert')).toHaveTextContent(told)
    else expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('counts without a limit where the plan has none', async () => {
    signInAs()
    open({ limit: null, used: 1200 }, 'en')
    expect(await screen.findByText('1.200 (no limit)')).toBeInTheDocument()
  })

  it('does not tell the seller’s figures to its customers', () => {
    signInAs({ roles: ['User'], is_tenant: false })
    const { calls } = open()
    expect(screen.queryByText('Uitgebrachte offertes deze maand')).not.toBeInTheDocument()
    expect(calls).toEqual([])
  })
})
