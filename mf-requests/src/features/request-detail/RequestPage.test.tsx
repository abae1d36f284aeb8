import { failWith } from '@staffel/shared-api/testing'
import { setViewport } from '@staffel/shared-ui/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { deskOf } from '../../testing/deskOf.ts'
import { renderRequests } from '../../testing/renderRequests.ts'
import { sampleDetail, sampleLine, sampleMail, sampleRequest } from '../../testing/samples.ts'

const renderDesk = deskOf(routes)

const here = (router: { state: { location: { pathname: string; search: string } } }) =>
  router.state.location.pathname + router.state.location.search
const dialog = () => screen.queryByRole('dialog', { name: 'Balken' })

describe('a request above the list', () => {
  it('is opened from the list, and closed back to it with its filters', async () => {
    const { user, router } = renderRequests({
      routes,
      at: '/requests?state=new',
      answers: { listQuoteRequests: () => [sampleRequest()], getQuoteRequest: () => sampleDetail() },
    })
    await user.click(await screen.findByRole('link', { name: 'Balken' }))
    expect(await screen.findByRole('dialog', { name: 'Balken' })).toBeVisible()
    expect(here(router)).toBe('/requests/1?state=new')
    expect(document.title).toBe('Balken · Staffel')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog()).not.toBeInTheDocument())
    expect(here(router)).toBe('/requests?state=new')
    expect(document.title).toBe('Quote requests · Staffel')
  })

  it('is closed by Back', async () => {
    const { router } = await renderDesk({}, { at: ['/requests', '/requests/1'] })
    await act(() => router.navigate(-1))
    await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  })

  it('is closed to the list when it was opened by its address', async () => {
    const { user, router } = await renderDesk()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(here(router)).toBe('/requests'))
  })

  it.each(['NOT_FOUND', 'VALIDATION'] as const)('says that there is none (%s)', async (code) => {
    renderRequests({
      routes,
      at: '/requests/99',
      answers: {
        getQuoteRequest: () => {
          throw failWith(code)
        },
      },
    })
    expect(await screen.findByRole('heading', { name: 'Request not found' })).toBeVisible()
  })

  it('says that it cannot be read, and tries again', async () => {
    const { user, api } = renderRequests({
      routes,
      at: '/requests/1',
      answers: {
        getQuoteRequest: () => {
          throw failWith('INTERNAL')
        },
      },
    })
    expect(await screen.findByText('The request could not be loaded.')).toBeVisible()
    api.use({ getQuoteRequest: () => sampleDetail() })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('dialog', { name: 'Balken' })).toBeVisible()
  })

  it('has the focus itself on a phone, where no line is open: read before, it is there at once', async () => {
    setViewport('phone')
    const { router } = await renderDesk({}, { at: ['/requests', '/requests/1'] })
    await act(() => router.navigate(-1))
    await waitFor(() => expect(dialog()).not.toBeInTheDocument())
    await act(() => router.navigate(1))
    expect(await screen.findByRole('dialog', { name: 'Balken' })).toBeVisible()
    expect(document.body).not.toHaveFocus()
    expect(document.activeElement).toContainElement(dialog())
  })

  it('has mail and lines on a phone one at a time', async () => {
    setViewport('phone')
    const { user, line } = await renderDesk()
    expect(screen.queryByRole('region', { name: 'Original e-mail' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'E-mail' }))
    await user.click(screen.getByRole('link', { name: 'een zadel' }))
    expect(line('een zadel')).toHaveAttribute('aria-expanded', 'true')
  })
})

describe('the original e-mail', () => {
  it('is shown whole, with what the selected line was read from marked, and leads to the line of a mark', async () => {
    const { user, line } = await renderDesk()
    const mail = screen.getByRole('region', { name: 'Text of the e-mail' })
    expect(mail).toHaveTextContent('Goedemiddag, 10 balken en een zadel ook nog ringen M8 Groet, Peter')
    expect(within(mail).getByText('10 balken')).toHaveAttribute('aria-current', 'true')
    await user.click(within(mail).getByText('ringen M8'))
    expect(line('ringen M8')).toHaveAttribute('aria-expanded', 'true')
    expect(within(mail).getByText('10 balken')).toHaveAttribute('aria-current', 'false')
  })

  it('changes to the mail that the selected line is from', async () => {
    const later = sampleLine({
      position: 2,
      search_line: '5 latten',
      source: { mail_id: 2, attachment_id: null, start: 0, end: 8 },
    })
    const { user } = await renderDesk({
      mails: [sampleMail(), sampleMail({ id: 2, text: '5 latten erbij', forwarded_by: 'receptie@bouw.example' })],
      replies: [sampleDetail().replies[0]!, later],
    })
    await user.click(screen.getByRole('button', { name: /5 latten/ }))
    expect(screen.getByRole('button', { name: /^E-mail 2/ })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('region', { name: 'Text of the e-mail' })).toHaveTextContent('5 latten erbij')
    expect(screen.getByText(/forwarded by receptie@bouw.example/)).toBeVisible()
  })

  it('shows the sender’s own layout in a frame that neither runs nor loads anything', async () => {
    const { user } = await renderDesk(
      { mails: [sampleMail({ has_html: true })] },
      { answers: { getQuoteMailHtml: () => ({ html: '<p style="color:#f00">10 balken</p>' }) } },
    )
    await user.click(screen.getByRole('radio', { name: 'Original' }))
    const frame = await screen.findByTitle('The e-mail as its sender laid it out')
    expect(frame).toHaveAttribute('sandbox', '')
    const content = frame.getAttribute('srcdoc') ?? ''
    expect(content).toContain(
      `http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data: cid:"`,
    )
    expect(content).toContain('[data-style="0"] { color:#f00 }')
    expect(content).not.toContain(' style="')
  })

  it('changes to the file that the selected line is from, with its row marked, and back', async () => {
    const text = 'aantal;artikel\r\n5;bouten\r\n7;moeren'
    const at = (words: string) => ({
      mail_id: 1,
      attachment_id: 4,
      start: text.indexOf(words),
      end: text.indexOf(words) + words.length,
    })
    const replies = [
      sampleDetail().replies[0]!,
      sampleLine({ position: 2, search_line: '5 bouten', source: at('5;bouten') }),
      sampleLine({ position: 3, search_line: '7 moeren', source: at('7;moeren') }),
    ]
    const file = { id: 4, filename: 'lijst.csv', content_type: 'text/csv', bytes: 60 }
    const { press, user, line, callsOf } = await renderDesk(
      { mails: [sampleMail({ attachments: [file] })], replies },
      { answers: { getQuoteAttachmentText: () => ({ text }) } },
    )
    expect(callsOf('getQuoteAttachmentText')).toHaveLength(0)
    await press('n{ArrowDown}')
    const shown = await screen.findByRole('region', { name: 'Text of lijst.csv' })
    expect(within(shown).getByText('5;bouten')).toHaveAttribute('aria-current', 'true')
    await user.click(within(shown).getByText('7;moeren'))
    expect(line('7 moeren')).toHaveAttribute('aria-expanded', 'true')
    await user.click(screen.getByRole('radio', { name: 'Text' }))
    expect(screen.getByRole('region', { name: 'Text of the e-mail' })).toHaveTextContent('Goedemiddag')
    await user.click(screen.getByRole('radio', { name: 'Attachment' }))
    await user.click(line('10 balken'))
    expect(screen.getByRole('region', { name: 'Text of the e-mail' })).toBeVisible()
  })

  it('hands out attachments as files, and marks the one that a line was read from', async () => {
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    URL.createObjectURL = () => 'blob:1'
    const file = { id: 4, filename: 'lijst.xlsx', content_type: 'x', bytes: 18_400 }
    const { user, api } = await renderDesk(
      {
        mails: [sampleMail({ attachments: [file] })],
        replies: [sampleLine({ source: { mail_id: 1, attachment_id: 4, start: 0, end: 3 } })],
      },
      {
        answers: {
          downloadQuoteAttachment: () => ({ blob: new Blob(['x']), filename: 'lijst.xlsx' }),
          getQuoteAttachmentText: () => ({ text: null }),
        },
      },
    )
    const button = screen.getByRole('button', { name: 'lijst.xlsx 18 kB' })
    expect(button).toHaveAttribute('aria-current', 'true')
    expect(screen.queryByRole('radio', { name: 'Attachment' })).not.toBeInTheDocument()
    await user.click(button)
    await waitFor(() => expect(save).toHaveBeenCalled())
    api.use({
      downloadQuoteAttachment: () => {
        throw failWith('INTERNAL')
      },
    })
    await user.click(button)
    expect(await screen.findByText('lijst.xlsx could not be downloaded.')).toBeVisible()
  })

  it('says why it was not read completely', async () => {
    await renderDesk({ problem: 'too_many_lines', replies: [] })
    expect(screen.getByText(/This e-mail has too many lines to read them all/)).toBeVisible()
    expect(screen.getByText('No lines found')).toBeVisible()
  })
})
