import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { failWith, fakeApi } from '@staffel/shared-api/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import en from '../../../locales/en.json'
import nl from '../../../locales/nl.json'
import { routes } from '../../../routes.tsx'
import { sampleCompany } from '../testing/sampleCompany.ts'

withTranslations('people', { nl, en })

const stored = '/webhook/logos/0123456789abcdef0123456789abcdef.png'
const png = (name = 'logo.png', type = 'image/png', content = 'x') => new File([content], name, { type })

function open(url: string | null = null) {
  const api = fakeApi({
    getCompanyAddress: () => sampleCompany(),
    getCompanyLogo: () => ({ url }),
    listRegions: () => [],
  })
  apiClient.http.defaults.adapter = api.adapter
  const page = renderRoutes(routes, { at: '/settings' })
  return { api, ...page, sent: (id: string) => api.calls.filter(({ endpoint }) => endpoint.id === id) }
}

async function openDialog(url: string | null = null) {
  signInAs()
  const page = open(url)
  await page.user.click(await screen.findByRole('button', { name: url ? 'Replace logo' : 'Upload logo' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload logo' }))
  const choose = (file: File) => page.user.upload(dialog.getByLabelText('Choose file', { selector: 'input' }), file)
  return { ...page, dialog, choose }
}

describe('the logo of the company', () => {
  it('is uploaded, said to be so, and shown once the dialog has closed by itself', async () => {
    const { api, choose, dialog, sent } = await openDialog()
    let answer = (_: void) => {}
    const waiting = new Promise<void>((resolve) => (answer = resolve))
    api.use({
      uploadCompanyLogo: async () => {
        await waiting
        return { success: true, url: stored, message: 'Logo uploaded successfully!' }
      },
    })
    await choose(png())
    expect(await dialog.findByText(/Uploading the logo/)).toBeVisible()
    await act(async () => answer())
    expect(await dialog.findByText('Logo uploaded successfully!')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), { timeout: 2000 })
    expect(screen.getByRole('img', { name: 'Logo of Staffel Bouwmaterialen' })).toHaveAttribute('src', stored)
    expect(sent('uploadCompanyLogo')).toHaveLength(1)
  })

  it.each([
    [png('a.pdf', 'application/pdf'), /Invalid file type\. Please upload an image file/],
    [png('logo.exe'), 'Invalid file extension. Please upload an image file.'],
    [png('logo.png', 'image/png', ''), 'File appears to be empty. Please select a valid image file.'],
    [
      Object.defineProperty(png(), 'size', { value: 5 * 1024 * 1024 + 1 }),
      'File size too large. Please upload an image smaller than 5MB.',
    ],
  ])('is refused before it is sent: %#', async (file, message) => {
    const { user, dialog, sent } = await openDialog()
    const input = dialog.getByLabelText('Choose file', { selector: 'input' })
    input.removeAttribute('accept')
    await user.upload(input, file)
    expect(await dialog.findByText(message)).toBeVisible()
    expect(sent('uploadCompanyLogo')).toEqual([])
  })

  it.each([
    ['what the server says', { message: 'Too many pixels.' }, 'Too many pixels.'],
    ['that it failed, when it says nothing', { message: '' }, 'Failed to upload logo. Please try again.'],
  ])('says %s', async (_what, facts, message) => {
    const { api, choose, dialog } = await openDialog()
    api.use({
      uploadCompanyLogo: () => {
        throw failWith('UNSUPPORTED_MEDIA_TYPE', facts)
      },
    })
    await choose(png())
    expect(await dialog.findByText(message)).toBeVisible()
    expect(dialog.getByRole('button', { name: /Choose file/ })).toBeEnabled()
  })

  it('is taken away after a question', async () => {
    signInAs()
    const { api, user, sent } = open(stored)
    api.use({ deleteCompanyLogo: () => undefined })
    await user.click(await screen.findByRole('button', { name: 'Delete logo' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete the logo?' }))
    await user.click(question.getByRole('button', { name: 'Delete logo' }))
    expect(await screen.findByText('The logo has been deleted.')).toBeVisible()
    expect(screen.queryByRole('img', { name: /Logo of/ })).not.toBeInTheDocument()
    expect(sent('deleteCompanyLogo')).toHaveLength(1)
  })

  it('is looked at only by who may not change it', async () => {
    signInAs({ roles: ['User'], is_tenant: false })
    open(stored)
    expect(await screen.findByRole('img', { name: /Logo of/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /logo/i })).not.toBeInTheDocument()
  })
})
