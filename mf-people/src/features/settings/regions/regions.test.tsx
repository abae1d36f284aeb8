import type { Region } from '@staffel/shared-api/contract'
import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import en from '../../../locales/en.json'
import nl from '../../../locales/nl.json'
import { routes } from '../../../routes.tsx'
import { sampleCompany } from '../testing/sampleCompany.ts'

withTranslations('people', { nl, en })

/** The server's regions, which change. */
function open(names: readonly string[] = ['Noord', 'Zuid']) {
  let known: Region[] = names.map((name, index) => ({ id: index + 1, name, tenant_id: 1 }))
  const api = fakeApi({
    getCompanyAddress: () => sampleCompany(),
    getCompanyLogo: () => ({ url: null }),
    listRegions: () => known,
    saveRegion: ({ body: { id = 9, name } }) => {
      const saved = { id, name, tenant_id: 1 }
      known = [...known.filter((region) => region.id !== id), saved]
      return saved
    },
    deleteRegion: ({ params }) => {
      known = known.filter(({ id }) => String(id) !== String(params.id))
      return undefined
    },
  })
  apiClient.http.defaults.adapter = api.adapter
  return { api, ...renderRoutes(routes, { at: '/settings' }) }
}

const name = () => within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Name' })

describe('the regions of the company', () => {
  it('are added and renamed', async () => {
    signInAs()
    const { user, api } = open([])
    expect(await screen.findByText(/No regions yet/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add Region' }))
    await user.type(name(), ' Oost ')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Region Oost saved.')).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Edit Oost' }))
    await user.clear(name())
    await user.type(name(), 'West{Enter}')
    expect(await screen.findByRole('button', { name: 'Edit West' })).toBeVisible()
    const saved = api.calls.filter(({ endpoint }) => endpoint.id === 'saveRegion').map(({ body }) => body)
    expect(saved).toEqual([{ name: 'Oost' }, { id: 9, name: 'West' }])
  })

  it('say at the field that a name is taken', async () => {
    signInAs()
    const { user, api } = open()
    api.use({
      saveRegion: () => {
        throw failWith('DUPLICATE', { fields: { name: 'There is one already.' } })
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Add Region' }))
    await user.type(name(), 'Noord{Enter}')
    expect(await screen.findByText('There is one already.')).toBeVisible()
    expect(name()).toHaveValue('Noord')
  })

  it('are deleted once that is confirmed, or stay for what is in them', async () => {
    signInAs()
    const { user, api } = open()
    await user.click(await screen.findByRole('button', { name: 'Remove Noord' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Region Noord deleted.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Remove Noord' })).not.toBeInTheDocument()
    api.use({
      deleteRegion: () => {
        throw failWith('IN_USE', { message: 'This region still holds 2 users.' })
      },
    })
    await user.click(screen.getByRole('button', { name: 'Remove Zuid' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('This region still holds 2 users.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Remove Zuid' })).toBeVisible()
  })

  it('are not for who does not run the selling company', async () => {
    signInAs({ roles: ['User'] })
    const { api } = open()
    expect(await screen.findByRole('textbox', { name: 'City' })).toBeVisible()
    expect(screen.queryByText('Noord')).not.toBeInTheDocument()
    expect(api.calls.map(({ endpoint }) => endpoint.id)).not.toContain('listRegions')
  })
})
