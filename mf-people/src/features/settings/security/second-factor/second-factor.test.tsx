import { fakeApi } from '@staffel/shared-api/testing'
import { apiClient, ownFactors, session, type NewFactor, type OwnFactor } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import en from '../../../../locales/en.json'
import nl from '../../../../locales/nl.json'
import { routes } from '../../../../routes.tsx'

withTranslations('people', { nl, en })

const refused = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` })
const phone: OwnFactor = { id: 'p', name: 'Phone', since: '2026-03-05T09:00:00.000Z' }

interface World {
  readonly factors?: OwnFactor[]
  readonly offered?: boolean
  /** The first time that they are asked for. */
  readonly fails?: boolean
}

function open({ factors = [], offered = true, fails = false }: World = {}) {
  jest.spyOn(ownFactors, 'offered').mockReturnValue(offered)
  const list = jest.spyOn(ownFactors, 'list').mockImplementation(async () => [...factors])
  if (fails) list.mockRejectedValueOnce(refused('network-request-failed'))
  apiClient.http.defaults.adapter = fakeApi({ listSessions: () => [], listLoginProviders: () => [] }).adapter
  signInAs()
  return renderRoutes(routes, { at: '/settings?tab=security' })
}

async function beginAdding(finish: NewFactor['finish']) {
  const factors: OwnFactor[] = []
  const { user } = open({ factors })
  jest.spyOn(ownFactors, 'begin').mockResolvedValue({
    key: 'ABCDEFGHIJ',
    uri: 'otpauth://totp/Staffel:mila?secret=ABCDEFGHIJ',
    finish: async (code, name) => {
      await finish(code, name)
      factors.push({ ...phone, name })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Add app' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an authenticator app' }))
  return { user, dialog }
}

describe('the second sign-in step', () => {
  it('is not spoken of where the project has none', async () => {
    open({ offered: false })
    expect(await screen.findByText('How you sign in')).toBeVisible()
    expect(screen.queryByText('Second sign-in step')).not.toBeInTheDocument()
  })

  it('is added by the first code of an app, which takes its key from a picture or by hand', async () => {
    const finish = jest.fn(async () => {})
    const { user, dialog } = await beginAdding(finish)
    expect(await dialog.findByRole('img', { name: 'QR code for the authenticator app' })).toBeInTheDocument()
    expect(dialog.getByText('ABCD EFGH IJ')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(dialog.getByText('Enter the six digits of the code.')).toBeInTheDocument()
    await user.type(dialog.getByLabelText('Six-digit code'), '123 456')
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(finish).toHaveBeenCalledWith('123456', 'My phone'))
    expect(await screen.findByRole('button', { name: 'Remove My phone' })).toBeInTheDocument()
  })

  it('says whether its key was copied, as a browser may refuse to', async () => {
    const { user, dialog } = await beginAdding(async () => {})
    const copy = await dialog.findByRole('button', { name: 'Copy' })
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('NotAllowedError'))
    await user.click(copy)
    expect(await screen.findByText('The key could not be copied. Select it and copy it yourself.')).toBeVisible()
    await user.click(copy)
    expect(await screen.findByText('The key has been copied.')).toBeVisible()
    expect(write).toHaveBeenLastCalledWith('ABCDEFGHIJ')
  })

  it('tells that a code was wrong, and takes another one', async () => {
    const finish = jest.fn().mockRejectedValueOnce(refused('invalid-verification-code')).mockResolvedValue(undefined)
    const { user, dialog } = await beginAdding(finish)
    await user.type(await dialog.findByLabelText('Six-digit code'), '000000{enter}')
    expect(await dialog.findByRole('alert')).toHaveTextContent('This code is not right.')
    await user.clear(dialog.getByLabelText('Six-digit code'))
    await user.type(dialog.getByLabelText('Six-digit code'), '123456{enter}')
    expect(await screen.findByRole('button', { name: 'Remove My phone' })).toBeInTheDocument()
  })

  it('asks who signed in a while ago to do so anew, and comes back here', async () => {
    const leave = jest.spyOn(session, 'signOut').mockResolvedValue()
    const { user } = open()
    jest.spyOn(ownFactors, 'begin').mockRejectedValue(refused('requires-recent-login'))
    await user.click(await screen.findByRole('button', { name: 'Add app' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('You need to have signed in recently for this.')
    await user.click(screen.getByRole('button', { name: 'Sign in again' }))
    expect(leave).toHaveBeenCalledWith('chosen')
  })

  it('is removed after a question, which says what that means', async () => {
    const factors = [phone, { id: 'q', name: '', since: null }]
    const remove = jest.spyOn(ownFactors, 'remove').mockImplementation(async (id) => {
      factors.splice(
        factors.findIndex((factor) => factor.id === id),
        1,
      )
    })
    const { user } = open({ factors })
    await user.click(await screen.findByRole('button', { name: 'Remove Phone' }))
    let question = within(await screen.findByRole('dialog', { name: 'Remove Phone?' }))
    expect(question.getByText('A code of this app is not asked for any more.')).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Phone' })).not.toBeInTheDocument())
    expect(remove).toHaveBeenCalledWith('p')
    await user.click(await screen.findByRole('button', { name: 'Remove App' }))
    question = within(await screen.findByRole('dialog', { name: 'Remove App?' }))
    expect(question.getByText('After that you sign in without a code again.')).toBeInTheDocument()
  })

  it('that could not be loaded can be asked for again', async () => {
    const { user } = open({ fails: true })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('You have not added an app yet.')).toBeVisible()
  })
})
