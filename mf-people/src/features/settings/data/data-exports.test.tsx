import type { DataExport } from '@staffel/shared-api/contract'
import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor } from '@testing-library/react'
import en from '../../../locales/en.json'
import nl from '../../../locales/nl.json'
import { routes } from '../../../routes.tsx'

withTranslations('people', { nl, en })

const asked: DataExport = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  state: 'waiting',
  asked_at: '2026-03-05T08:00:00.000Z',
  asked_by: 'Marieke Jansen',
  is_mine: true,
  done: 0,
  total: 0,
  bytes: null,
  expires_at: null,
  failure: null,
}
const ready: DataExport = { ...asked, state: 'ready', bytes: 1_400_000, expires_at: '2026-03-07T08:00:00.000Z' }

function open(files: DataExport[]) {
  const told = { files }
  const api = fakeApi({ listDataExports: () => told.files })
  apiClient.http.defaults.adapter = api.adapter
  signInAs()
  return { api, told, ...renderRoutes(routes, { at: '/settings?tab=data' }) }
}

describe('all data of a company', () => {
  it('is asked for, and there is one at a time', async () => {
    const { api, told, user } = open([])
    api.use({ startDataExport: () => (told.files = [asked])[0] ?? asked })
    await user.click(await screen.findByRole('button', { name: 'Have a file made' }))
    expect(await screen.findByText('The file is being made. You can go on working.')).toBeVisible()
    expect(await screen.findByText('Waiting for its turn')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Have a file made' })).toBeDisabled()
  })

  it('says how far it is', async () => {
    open([{ ...asked, state: 'making', done: 1200, total: 4000 }])
    expect(await screen.findByRole('progressbar', { name: 'Progress of the file' })).toHaveAttribute('value', '1200')
    expect(screen.getByText('1.200 of 4.000 parts')).toBeVisible()
  })

  it('is fetched by who asked for it', async () => {
    const fetched: string[] = []
    const { api, told, user } = open([ready])
    api.use({
      fetchDataExport: ({ params }) => {
        fetched.push(params.id)
        told.files = [{ ...ready, state: 'fetched', bytes: null, expires_at: null }]
        return { blob: new Blob(['zip']), filename: 'data.zip' }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Download' }))
    expect(await screen.findByText('Fetched')).toBeVisible()
    expect(fetched).toEqual([ready.id])
    expect(screen.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument()
  })

  it('is not offered to a colleague of who asked', async () => {
    open([{ ...ready, is_mine: false }])
    expect(await screen.findByText(/^1,4 MB, can be fetched by Marieke Jansen until/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument()
  })

  it('says what went wrong', async () => {
    const { api, user } = open([{ ...asked, state: 'failed', failure: 'STORAGE_FULL' }])
    expect(await screen.findByText(/^There is no room left/)).toBeVisible()
    api.use({
      startDataExport: () => {
        throw failWith('ALREADY_RUNNING')
      },
    })
    await user.click(screen.getByRole('button', { name: 'Have a file made' }))
    expect(await screen.findByText('The file is not being made.')).toBeVisible()
  })

  it.each([
    ['a user of the company', { roles: ['User'], is_tenant: true }],
    ['a manager of a customer', { roles: ['Manager'], is_tenant: false }],
  ] as const)('is no tab for %s', async (_who, { roles, is_tenant }) => {
    apiClient.http.defaults.adapter = fakeApi({ listSessions: () => [], listLoginProviders: () => [] }).adapter
    signInAs({ roles: [...roles], is_tenant })
    renderRoutes(routes, { at: '/settings?tab=security' })
    await screen.findByRole('tab', { name: 'Security' })
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Data' })).not.toBeInTheDocument())
  })
})
