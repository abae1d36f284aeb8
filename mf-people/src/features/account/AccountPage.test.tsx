import { signInAs, signOutInTest } from '@staffel/shared-auth/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'

withTranslations('people', { nl, en })

describe('my account', () => {
  it('shows who I am, in Dutch, with a dash for what is not known', () => {
    signInAs({ subscription_start_date: '2026-01-01', features: ['offers'] })
    renderRoutes(routes, { at: '/myaccount', language: 'nl' })
    expect(screen.getByText('Mila de Vries')).toBeInTheDocument()
    expect(screen.getByText('Geverifieerd')).toBeInTheDocument()
    expect(screen.getByText('01-01-2026')).toBeInTheDocument()
    expect(screen.getByText('Einddatum').nextElementSibling).toHaveTextContent('–')
    expect(screen.getByText('Offertes')).toBeInTheDocument()
  })

  it('says so when nobody is signed in', () => {
    signOutInTest()
    renderRoutes(routes, { at: '/myaccount', language: 'nl' })
    expect(screen.getByText('Geen gebruiker ingelogd.')).toBeInTheDocument()
  })
})
