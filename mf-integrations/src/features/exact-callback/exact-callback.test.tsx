import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen } from '@testing-library/react'
import en from '../../locales/en.json'
import nl from '../../locales/nl.json'
import { routes } from '../../routes.tsx'

withTranslations('integrations', { nl, en })

it.each(['/exact/callback?code=a&state=b', '/exact/callbacksuccess', '/exact/callbackerror'])(
  '%s says that nothing was connected, and leads on',
  async (at) => {
    renderRoutes(routes, { at, language: 'nl' })
    expect(await screen.findByRole('heading', { name: 'Fout bij koppeling' })).toBeVisible()
    expect(screen.getByText(/Er is niets gekoppeld/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Naar de integraties' })).toHaveAttribute('href', '/exact')
  },
)
