import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { deskOf } from '../../../testing/deskOf.ts'
import { sampleDetail } from '../../../testing/samples.ts'

const renderDesk = deskOf(routes)

const refused = (code: Parameters<typeof failWith>[0]) => ({
  updateQuoteLine: () => {
    throw failWith(code, { message: 'Refused by the server' })
  },
})

describe('a change of a request', () => {
  it('is drawn at once, and no longer when it could not be stored', async () => {
    let answer = () => {}
    const late = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { press, line } = await renderDesk(
      {},
      {
        answers: {
          updateQuoteLine: async () => {
            await late
            throw failWith('INTERNAL', { message: 'Disk full' })
          },
        },
      },
    )
    await press('i')
    expect(line('10 balken')).toHaveTextContent('Not in the offer')
    expect(screen.getByText('Saving…')).toBeVisible()
    answer()
    expect(await screen.findByText('The change was not saved.')).toBeVisible()
    expect(line('10 balken')).toHaveTextContent('Vuren balk')
  })

  it('is said to be refused where trying again is of no use', async () => {
    const { press, line } = await renderDesk({}, { answers: refused('VALIDATION') })
    await press('i')
    expect(await screen.findByText('The change was refused.')).toBeVisible()
    expect(screen.getByText('Refused by the server')).toBeVisible()
    expect(line('10 balken')).toHaveTextContent('Vuren balk')
  })

  it('is said to be refused for what is wrong with it', async () => {
    const { press } = await renderDesk(
      {},
      {
        answers: {
          updateQuoteLine: () => {
            throw failWith('VALIDATION', {
              message: 'Check the input.',
              fields: { desired_quantity: 'More than there are.' },
            })
          },
        },
      },
    )
    await press('q{Control>}a{/Control}9999999{Enter}')
    expect(await screen.findByText('More than there are.')).toBeVisible()
  })

  it('is made again when somebody else changed something beside it', async () => {
    const { press, line, api, change, callsOf } = await renderDesk()
    const theirs = sampleDetail().replies.map((reply) =>
      reply.position === 2 ? { ...reply, is_ignored: true } : reply,
    )
    let isFirst = true
    api.use({
      updateQuoteLine: ({ body }) => {
        if (isFirst) {
          isFirst = false
          change({ replies: theirs })
          throw failWith('STALE')
        }
        return change({
          replies: theirs.map((reply) =>
            reply.position === 1 ? { ...reply, is_ignored: body.ignored ?? false } : reply,
          ),
        })
      },
    })
    await press('i')
    await waitFor(() => expect(line('een zadel')).toHaveTextContent('Not in the offer'))
    expect(line('10 balken')).toHaveTextContent('Not in the offer')
    expect(callsOf('updateQuoteLine').map(({ body }) => body)).toMatchObject([{ json_version: 1 }, { json_version: 2 }])
  })

  describe('of what somebody else changed too', () => {
    async function collide() {
      const opened = await renderDesk({}, { answers: refused('STALE') })
      opened.change({
        replies: sampleDetail().replies.map((reply) =>
          reply.position === 1 ? { ...reply, desired_quantity: 40 } : reply,
        ),
      })
      await opened.press('i')
      await screen.findByText('Someone else changed this too')
      expect(opened.line('10 balken')).toHaveTextContent('40 st')
      return opened
    }

    it('is kept when that is what they want', async () => {
      const { user, api, change, callsOf, line } = await collide()
      api.use({
        updateQuoteLine: () =>
          change({ replies: sampleDetail().replies.map((reply) => ({ ...reply, is_ignored: true })) }),
      })
      await user.click(screen.getByRole('button', { name: 'Keep my change' }))
      await waitFor(() => expect(line('10 balken')).toHaveTextContent('Not in the offer'))
      expect(callsOf('updateQuoteLine').at(-1)).toMatchObject({ body: { ignored: true, json_version: 2 } })
    })

    it('is dropped when that is what they want', async () => {
      const { user, callsOf, line } = await collide()
      await user.click(screen.getByRole('button', { name: 'Keep theirs' }))
      await waitFor(() => expect(screen.queryByText('Someone else changed this too')).not.toBeInTheDocument())
      expect(line('10 balken')).toHaveTextContent('40 st')
      expect(callsOf('updateQuoteLine')).toHaveLength(1)
    })
  })
})

describe('the head of a request', () => {
  const menu = async (user: { click: (element: Element) => Promise<void> }, name: string) => {
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }

  it('gives it to a colleague', async () => {
    const { user, callsOf } = await renderDesk(
      {},
      {
        answers: {
          assignQuoteRequest: () => sampleDetail({ json_version: 2, assignee: { user_id: 7, name: 'Mila de Vries' } }),
        },
      },
    )
    await user.click(screen.getByRole('combobox', { name: 'Assignee' }))
    await user.click(await screen.findByTitle('Mila de Vries (me)'))
    await waitFor(() =>
      expect(callsOf('assignQuoteRequest')).toMatchObject([{ body: { user_id: 7, json_version: 1 } }]),
    )
  })

  it('declines it with a reason, which is shown then', async () => {
    const { user, callsOf } = await renderDesk(
      {},
      {
        answers: {
          setQuoteStatus: ({ body }) =>
            sampleDetail({ json_version: 2, status: body.status, decline_reason: body.reason ?? null }),
        },
      },
    )
    await menu(user, 'Decline…')
    const confirm = await screen.findByRole('button', { name: 'Decline' })
    await user.click(confirm)
    expect(screen.getByText('Give a reason.')).toBeVisible()
    await user.type(screen.getByLabelText('Reason'), 'Not our trade')
    await user.click(confirm)
    expect(await screen.findByText('Declined: Not our trade')).toBeVisible()
    expect(callsOf('setQuoteStatus')).toMatchObject([
      { body: { status: 'declined', reason: 'Not our trade', json_version: 1 } },
    ])
  })

  it('archives it, and undoes that', async () => {
    const { user, press, callsOf } = await renderDesk(
      {},
      { answers: { setQuoteStatus: ({ body }) => sampleDetail({ json_version: 2, status: body.status }) } },
    )
    await menu(user, 'Archive')
    expect(await within(screen.getByRole('dialog')).findByText('Archived')).toBeVisible()
    await press('u')
    await waitFor(() =>
      expect(callsOf('setQuoteStatus').map(({ body }) => body)).toMatchObject([
        { status: 'archived' },
        { status: 'new' },
      ]),
    )
  })

  it('says whose it is: one that the sender points to, or any other', async () => {
    const candidates = [{ organization_id: 4, name: 'Snoek Dakwerken', reason: 'domain' as const }]
    const { user, callsOf } = await renderDesk(
      { organization: null, customer_candidates: candidates },
      { answers: { setQuoteCustomer: () => sampleDetail({ json_version: 2 }) } },
    )
    await user.click(screen.getByRole('button', { name: 'Customer: Customer unknown' }))
    expect(await screen.findByRole('radio', { name: 'Snoek Dakwerken same e-mail domain' })).toBeChecked()
    await user.click(screen.getByRole('combobox', { name: 'Or search another customer' }))
    await user.click(await screen.findByTitle('Bouwbedrijf De Haan'))
    await user.click(screen.getByRole('button', { name: 'Save customer' }))
    await waitFor(() => expect(callsOf('setQuoteCustomer')).toMatchObject([{ body: { organization_id: 3 } }]))
  })

  it('leaves the keyboard where it was when its dialogs are closed', async () => {
    const { user, press, line } = await renderDesk({ organization: null, customer_candidates: [] })
    await press('{ArrowDown}{Control>}{Enter}{/Control}')
    const asking = (await screen.findByText('Which customer is the offer for?')).closest<HTMLElement>('[role="dialog"]')
    // The keyboard moves into the dialog, and that may be a moment later.
    await waitFor(() => expect(asking).toContainElement(document.activeElement as HTMLElement))
    await user.click(within(asking as HTMLElement).getByRole('button', { name: 'Cancel', hidden: true }))
    await waitFor(() => expect(line('een zadel')).toHaveFocus())
  })

  it('deletes it after it has been asked, closes it and lets it be taken back', async () => {
    const { user, router, callsOf } = await renderDesk({}, { answers: { deleteQuoteRequest: () => undefined } })
    await menu(user, 'Delete')
    await user.click(await screen.findByRole('button', { name: 'Delete request' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Balken' })).not.toBeInTheDocument())
    expect(router.state.location.pathname).toBe('/requests')
    expect(await screen.findByText('The request was deleted.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
    expect(callsOf('listQuoteRequests').length).toBeGreaterThan(1)
  })
})
