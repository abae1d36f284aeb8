import { setViewport } from '@staffel/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { failWith } from '@staffel/shared-api/testing'
import { renderRequests, type Visit } from '../../../testing/renderRequests.ts'
import { sampleDetail, sampleOffer, sampleSkipped, sampleSkippedWhole } from '../../../testing/samples.ts'

const open = ({ at = '/requests?view=skipped', answers, ...visit }: Partial<Visit> = {}) => {
  const opened = renderRequests({
    routes,
    at,
    ...visit,
    answers: {
      listSkippedMails: () => [sampleSkipped()],
      getSkippedMail: () => sampleSkippedWhole(),
      getQuoteRequest: () => sampleDetail(),
      ...answers,
    },
  })
  const asked = () => opened.callsOf('listSkippedMails').at(-1)?.body
  return { ...opened, asked }
}
const row = () => screen.findByRole('row', { name: /Weekblad/ })

describe('the mails that made no request', () => {
  it('are reached from the requests, with their number, and lead back', async () => {
    const { user, router } = open({
      at: '/requests',
      answers: { listSkippedMails: () => [{ ...sampleSkipped(), total_count: 1 }] },
    })
    await user.click(await screen.findByRole('link', { name: 'Skipped (1)' }))
    expect(await row()).toHaveTextContent('Newsletter or mailing')
    expect(router.state.location.search).toBe('?view=skipped')
    await user.click(screen.getByRole('link', { name: 'Back to the requests' }))
    expect(await screen.findByText('No requests yet')).toBeVisible()
  })

  it('show sender, subject, reason and how they begin; filters are in the address', async () => {
    const { user, asked, router } = open()
    expect(within(await row()).getByText('Deze week in huis: 25 stuks zeskantbout')).toBeVisible()
    expect(within(await row()).getByText('Grossier')).toBeVisible()
    expect(within(await row()).getByText('nieuws@grossier.example')).toBeVisible()
    expect(asked()).toMatchObject({ page: 1, limit: 10, filter: {}, sortBy: 'received_on', sortDir: 'desc' })
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    await user.click(await screen.findByRole('combobox', { name: 'Reason' }))
    await user.click(await screen.findByTitle('Advertising'))
    await waitFor(() => expect(asked()).toMatchObject({ filter: { reason: ['advertisement'] } }))
    expect(router.state.location.search).toBe('?view=skipped&reason=advertisement')
  })

  it('are read one by one, as text that runs nothing', async () => {
    const { user, router } = open({
      answers: {
        getSkippedMail: () =>
          sampleSkippedWhole({
            email_body: '<img src=x onerror=alert(1)>',
            attachments: [{ id: 4, filename: 'aanbod.pdf', content_type: 'application/pdf', bytes: 2048 }],
          }),
      },
    })
    await user.click(within(await row()).getByRole('link', { name: /Weekblad/ }))
    const mail = await screen.findByRole('dialog', { name: 'Weekblad' })
    expect(await within(mail).findByRole('region', { name: 'Text of the e-mail' })).toHaveTextContent(
      '<img src=x onerror=alert(1)>',
    )
    expect(within(mail).getByText('The e-mail was sent to many people at once.')).toBeVisible()
    expect(within(mail).getByRole('button', { name: /aanbod.pdf/ })).toBeVisible()
    expect(router.state.location.search).toBe('?view=skipped&mail=31')
    await user.click(within(mail).getAllByRole('button', { name: 'Close' }).at(-1)!)
    expect(router.state.location.search).toBe('?view=skipped')
  })

  it('show the original in a frame that neither runs nor loads anything', async () => {
    const { user } = open({
      at: '/requests?view=skipped&mail=31',
      answers: {
        getSkippedMail: () => sampleSkippedWhole({ has_html: true }),
        getSkippedMailHtml: () => ({ html: '<p>Hoi</p>' }),
      },
    })
    await user.click(await screen.findByText('Original'))
    const frame = await screen.findByTitle('The e-mail as its sender laid it out')
    expect(frame).toHaveAttribute('sandbox', '')
    expect(frame).toHaveAttribute('srcdoc', expect.stringContaining("default-src 'none'"))
  })

  it('become a request from their row, and that is taken back', async () => {
    const { user, callsOf, api } = open({
      answers: { restoreSkippedMail: () => sampleDetail({ id: 9 }), skipQuoteRequest: () => sampleSkipped() },
    })
    await user.click(within(await row()).getByRole('button', { name: /Weekblad/ }))
    api.use({ listSkippedMails: () => [] })
    await user.click(await screen.findByRole('menuitem', { name: 'Make it a request' }))
    expect(
      await screen.findByText('E-mails from Grossier <nieuws@grossier.example> will no longer be skipped.'),
    ).toBeVisible()
    expect(callsOf('restoreSkippedMail')).toMatchObject([{ params: { id: 31 }, body: {} }])
    expect(await screen.findByText('Nothing was skipped')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The e-mail is back among the skipped ones.')).toBeVisible()
    expect(callsOf('skipQuoteRequest')).toMatchObject([{ params: { id: '9' }, body: { undo: true } }])
  })

  it('become a request that opens, from where they are read', async () => {
    const { user, router, callsOf } = open({
      at: '/requests?view=skipped&mail=31',
      answers: { restoreSkippedMail: () => sampleDetail({ id: 9, subject: 'Weekblad' }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Make it a request' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/requests/9'))
    // It is none of the skipped ones any more: asked for again, it would not be found.
    expect(callsOf('getSkippedMail')).toHaveLength(1)
  })

  it('say why it failed, and try again', async () => {
    const { user, api } = open({
      at: '/requests?view=skipped&mail=31',
      answers: {
        restoreSkippedMail: () => {
          throw failWith('INTERNAL')
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Make it a request' }))
    expect(await screen.findByText('It was not made a request.')).toBeVisible()
    api.use({
      listSkippedMails: () => {
        throw failWith('INTERNAL', { message: 'Something went wrong' })
      },
    })
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!)
  })

  it('are emptied when they cannot be read, and have other words for nothing at all and for nothing that fits', async () => {
    const { user, api, router } = open({
      answers: {
        listSkippedMails: () => {
          throw failWith('INTERNAL', { message: 'Something went wrong' })
        },
      },
    })
    expect(await screen.findByRole('heading', { name: 'The skipped e-mails could not be loaded.' })).toBeVisible()
    api.use({ listSkippedMails: () => [] })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await user.click(await screen.findByRole('button', { name: 'Show automatic and own e-mails too' }))
    expect(await screen.findByText('No e-mails found')).toBeVisible()
    expect(router.state.location.search).toBe('?view=skipped&reason=all')
  })

  it('say when one is a request already', async () => {
    open({
      at: '/requests?view=skipped&mail=31',
      answers: {
        getSkippedMail: () => {
          throw failWith('NOT_FOUND')
        },
      },
    })
    expect(await screen.findByText('E-mail not found')).toBeVisible()
  })

  it('are cards on a phone', async () => {
    setViewport('phone')
    open()
    expect(await screen.findByRole('link', { name: /Weekblad/ })).toHaveAttribute(
      'href',
      '/requests?view=skipped&mail=31',
    )
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
})

describe('a request that is none', () => {
  it('goes to the skipped ones, and comes back', async () => {
    const { user, router, callsOf } = open({
      at: ['/requests', '/requests/1'],
      answers: {
        skipQuoteRequest: () => sampleSkipped({ reason: 'person' }),
        restoreSkippedMail: () => sampleDetail(),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Not a request' }))
    expect(await screen.findByText('The e-mail is now under Skipped.')).toBeVisible()
    expect(router.state.location.pathname).toBe('/requests')
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!)
    expect(await screen.findByText('The request is back in the list.')).toBeVisible()
    expect(callsOf('restoreSkippedMail')).toMatchObject([{ params: { id: 31 }, body: { undo: true } }])
  })

  it('is no choice once it has an offer', async () => {
    const { user } = open({
      at: '/requests/1',
      answers: { getQuoteRequest: () => sampleDetail({ offer: sampleOffer() }) },
    })
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    expect(await screen.findByRole('menuitem', { name: 'Archive' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Not a request' })).not.toBeInTheDocument()
  })
})
