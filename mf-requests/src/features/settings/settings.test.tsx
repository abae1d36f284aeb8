import type { RequestSettings as Settings } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderRequests, type Visit } from '../../testing/renderRequests.ts'
import { RequestSettings } from './RequestSettings.tsx'

const stored: Settings = { tenant_id: 1, keep_raw_months: 12, certain_from: 3, rev: 1 }
const routes = [{ path: '/settings', element: <RequestSettings /> }]
const open = (visit: Partial<Pick<Visit, 'answers' | 'user'>> = {}) =>
  renderRequests({
    routes,
    at: '/settings',
    answers: {
      saveRequestSettings: ({ body }) => ({ ...body, tenant_id: 1, rev: body.rev + 1 }),
      ...visit.answers,
    },
    ...(visit.user && { user: visit.user }),
  })
const months = () => screen.findByRole('spinbutton', { name: 'Keep original e-mails for' })
const save = () => screen.getByRole('button', { name: 'Save' })

describe('the settings for requests', () => {
  it('are shown as they are, and saved', async () => {
    const { user, callsOf } = open()
    expect(await months()).toHaveValue('12')
    expect(save()).toBeDisabled()
    expect(screen.getByRole('link', { name: 'Set up mailbox' })).toHaveAttribute('href', '/requests?mailbox=open')
    await user.clear(await months())
    await user.type(await months(), '24')
    expect(screen.queryByText(/cannot be undone/)).not.toBeInTheDocument()
    await user.click(screen.getByLabelText('A product counts as certain'))
    await user.click(await screen.findByTitle('from score 5'))
    await user.click(save())
    expect(await screen.findByText('The settings for requests have been saved.')).toBeInTheDocument()
    expect(callsOf('saveRequestSettings')).toMatchObject([
      { body: { tenant_id: 1, keep_raw_months: 24, certain_from: 5, rev: 1 } },
    ])
    expect(await months()).toHaveValue('24')
    expect(save()).toBeDisabled()
  })

  it('tell what each score would have meant, from the highest', async () => {
    open({
      answers: {
        getRequestScores: () => [
          { score: 3, lines: 1, changed: 1 },
          { score: 5, lines: 400, changed: 1 },
          { score: 6, lines: 1012, changed: 2 },
        ],
      },
    })
    const figures = within(await screen.findByRole('list', { name: /^What became of/ }))
    expect(figures.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'From 6: 1.012 lines, 2 changed',
      'From 5: 1.412 lines, 3 changed',
      'From 4: 1.412 lines, 3 changed',
      'From 3: 1.413 lines, 4 changed',
      'From 2: 1.413 lines, 4 changed',
      'From 1: 1.413 lines, 4 changed',
    ])
  })

  it('say beforehand that e-mails are removed', async () => {
    const { user } = open()
    await user.clear(await months())
    await user.type(await months(), '3')
    expect(screen.getByText(/more than 3 months ago are removed within an hour/)).toBeVisible()
  })

  it('ask when somebody else changed them', async () => {
    let rev = 1
    const { user, callsOf } = open({
      answers: {
        getRequestSettings: () => ({ ...stored, rev, keep_raw_months: rev === 1 ? 12 : 8 }),
        saveRequestSettings: () => {
          rev = 2
          throw failWith('STALE')
        },
      },
    })
    await user.clear(await months())
    await user.type(await months(), '24')
    await user.click(save())
    const question = await screen.findByRole('dialog', { name: 'Someone else changed these settings' })
    await user.click(within(question).getByRole('button', { name: 'Load the saved version' }))
    await waitFor(async () => expect(await months()).toHaveValue('8'))
    expect(callsOf('saveRequestSettings')).toHaveLength(1)
  })

  it('say at the field what the server refuses', async () => {
    const { user } = open({
      answers: {
        saveRequestSettings: () => {
          throw failWith('VALIDATION', { fields: { keep_raw_months: 'Not so long' } })
        },
      },
    })
    await user.clear(await months())
    await user.type(await months(), '24')
    await user.click(save())
    expect(await screen.findByText('Not so long')).toBeVisible()
  })

  it('are not those of a customer’s Manager', async () => {
    const { callsOf } = open({ user: { is_tenant: false, organization_id: 5 } })
    expect(await screen.findByText('These settings are the seller’s')).toBeVisible()
    expect(callsOf('getRequestSettings')).toEqual([])
  })

  it('can be asked for again when they did not come', async () => {
    let works = false
    const { user } = open({
      answers: {
        getRequestSettings: () => {
          if (!works) throw failWith('INTERNAL')
          return stored
        },
      },
    })
    expect(await screen.findByText('The settings could not be loaded.')).toBeVisible()
    works = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await months()).toHaveValue('12')
  })
})
