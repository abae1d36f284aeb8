import type { Offer, OfferMail } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { productOfLine } from '@staffel/shared-api/rules'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { fromMenu } from '../../../testing/fromMenu.ts'
import { renderOffers, type Visit } from '../../../testing/renderOffers.ts'
import { sampleItem, sampleOffer, sampleProduct } from '../../../testing/samples.ts'

const messageId = '6f2b1a34-5c7d-4e8f-9a0b-1c2d3e4f5a6b'
const mail: OfferMail = {
  message_id: messageId,
  kind: 'offer',
  version: 1,
  to: ['anna@jansen.example'],
  cc: [],
  subject: 'Offerte',
  status: 'failed',
  attempts: 5,
  last_error: 'EENVELOPE',
  created_at: '2026-03-05T10:00:00.000Z',
  sent_at: null,
  next_attempt_at: null,
}
const issued = { status: 'pending', current_status: 'pending', issued_version: 1, draft_version: null } as const

const mustConfirm = { items: [sampleItem({ unitPrice: 0, total: 0 })] }

async function open(offer: Offer = sampleOffer(issued), answers: Visit['answers'] = {}) {
  const draft = {
    to: ['inkoop@jansen.example'],
    cc: [],
    subject: 'Offerte OFF-2026-0042',
    body: 'Beste Anna,\n{link}',
    lang: 'nl',
    suggestions: ['anna@jansen.example'],
  } as const
  const opened = renderOffers({
    routes,
    at: '/offers/42',
    answers: {
      getOffer: () => offer,
      prepareOfferMail: ({ query }) => ({
        ...draft,
        to: [...draft.to],
        cc: [],
        suggestions: [...draft.suggestions],
        ...(query.lang === 'en' && { lang: 'en', body: 'Dear Anna' }),
      }),
      ...answers,
    },
  })
  await screen.findByRole('article')
  const compose = async (opener = 'Send') => {
    await opened.user.click(screen.getByRole('button', { name: opener }))
    await screen.findByDisplayValue('Offerte OFF-2026-0042')
    return within(screen.getByRole('dialog'))
  }
  return { ...opened, compose }
}

describe('sending an offer', () => {
  it('sends the text of the template as it was changed', async () => {
    const { user, compose, callsOf } = await open(sampleOffer(issued), { sendOffer: () => ({ message_id: messageId }) })
    const dialog = await compose()
    expect(dialog.getByLabelText('To')).toHaveFocus()
    await user.type(dialog.getByLabelText('Cc'), 'piet@jansen.example{Enter}')
    await user.click(dialog.getByRole('checkbox', { name: 'Attach the offer as PDF' }))
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('The offer is on its way to inkoop@jansen.example.')).toBeVisible()
    expect(callsOf('sendOffer')).toMatchObject([
      {
        idempotencyKey: expect.any(String),
        body: {
          to: ['inkoop@jansen.example'],
          cc: ['piet@jansen.example'],
          subject: 'Offerte OFF-2026-0042',
          lang: 'nl',
          attach_pdf: false,
          with_link: true,
        },
      },
    ])
  })

  it('reminds who has it already, in the words of the reminder', async () => {
    const { compose, user, callsOf } = await open(sampleOffer({ ...issued, sent_at: '2026-03-05T10:00:00.000Z' }), {
      sendOffer: () => ({ message_id: messageId }),
    })
    const dialog = await compose('Remind')
    expect(callsOf('prepareOfferMail')).toMatchObject([{ query: { kind: 'reminder' } }])
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('The reminder is on its way to inkoop@jansen.example.')).toBeVisible()
    expect(callsOf('sendOffer')).toMatchObject([{ body: { kind: 'reminder', attach_pdf: false, with_link: true } }])
  })

  it('marks and names what is no address, folds what is there twice, and sends nothing until it is right', async () => {
    const { user, compose, callsOf } = await open(sampleOffer(issued), { sendOffer: () => ({ message_id: messageId }) })
    const dialog = await compose()
    await user.click(dialog.getByLabelText('To'))
    await user.paste('piet@jansen.example; Inkoop@jansen.example,anna@')
    await user.keyboard('{Enter}')
    expect(dialog.getByText('anna@ is no e-mail address.')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(dialog.getByLabelText('To')).toHaveFocus())
    expect(callsOf('sendOffer')).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Take anna@ away' }))
    expect(dialog.queryByText('anna@ is no e-mail address.')).not.toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    await screen.findByText(/on its way/)
    expect(callsOf('sendOffer')).toMatchObject([{ body: { to: ['inkoop@jansen.example', 'piet@jansen.example'] } }])
  })

  it('says how large the PDF is that goes along, as long as it goes along', async () => {
    const { user, compose, callsOf } = await open(sampleOffer(issued), {
      downloadOfferPdf: () => ({ blob: new Blob(['%'.repeat(84_000)]), filename: 'Offerte.pdf' }),
    })
    const dialog = await compose()
    const choice = dialog.getByRole('checkbox', { name: 'Attach the offer as PDF' })
    expect(await dialog.findByText('84 kB')).toBeVisible()
    expect(choice).toHaveAccessibleDescription('84 kB')
    expect(callsOf('downloadOfferPdf')).toMatchObject([{ query: { version: 1, lang: 'nl' } }])
    await user.click(choice)
    expect(dialog.queryByText('84 kB')).not.toBeInTheDocument()
  })

  it('suggests who may be meant, and shows the mail as the server draws it', async () => {
    const { user, compose, callsOf } = await open()
    const dialog = await compose()
    await user.type(dialog.getByLabelText('Cc'), 'ann')
    await user.click(await screen.findByTitle('anna@jansen.example'))
    expect(dialog.getByRole('button', { name: 'Take anna@jansen.example away' })).toBeVisible()
    expect(dialog.getByTitle('How the mail will arrive')).toHaveAttribute('sandbox', 'allow-scripts')
    await waitFor(() =>
      expect(callsOf('previewOfferMail')).toMatchObject([
        { body: { kind: 'offer', lang: 'nl', subject: 'Offerte OFF-2026-0042', with_link: true } },
      ]),
    )
  })

  it('takes the template of the other language', async () => {
    const { user, compose } = await open()
    const dialog = await compose()
    await user.click(dialog.getByText('English'))
    expect(await screen.findByDisplayValue('Dear Anna')).toBeVisible()
  })

  it('issues a draft first, but only when that is said', async () => {
    const { user, compose, callsOf } = await open(sampleOffer(mustConfirm), {
      sendOffer: () => ({ message_id: messageId }),
    })
    const dialog = await compose('Issue and Send')
    await user.click(dialog.getByRole('button', { name: 'Issue and Send' }))
    expect(dialog.getByText('Confirm that the offer may be issued.')).toBeVisible()
    const confirmation = dialog.getByRole('checkbox', { name: 'Issue this version and send it' })
    await waitFor(() => expect(confirmation).toHaveFocus())
    expect(confirmation).toHaveAccessibleDescription('Confirm that the offer may be issued.')
    await user.click(confirmation)
    await user.click(dialog.getByRole('button', { name: 'Issue and Send' }))
    await screen.findByText(/on its way/)
    expect(callsOf('sendOffer')).toMatchObject([{ body: { issue: true, rev: 3, confirm_zero_price: true } }])
  })

  it('names quantities that a product is not sold in, and says that they are meant', async () => {
    const product = productOfLine(sampleProduct({ order_multiple: 100 }))
    const item = sampleItem({ description: 'Zeskantbout', quantity: 1250, product })
    const { user, compose, callsOf } = await open(sampleOffer({ items: [item] }), {
      sendOffer: () => ({ message_id: messageId }),
    })
    const dialog = await compose('Issue and Send')
    expect(dialog.getByText('This product is not sold in this quantity:')).toBeVisible()
    expect(dialog.getByText('Zeskantbout: 1.250')).toHaveTextContent('Packed per 100: 1.300 or 1.200?')
    expect(dialog.queryByRole('button', { name: /1\.300/ })).not.toBeInTheDocument()
    await user.click(dialog.getByRole('checkbox', { name: 'Issue this version and send it' }))
    await user.click(dialog.getByRole('button', { name: 'Issue and Send' }))
    await screen.findByText(/on its way/)
    expect(callsOf('sendOffer')).toMatchObject([{ body: { issue: true, confirm_quantities: true } }])
  })

  it('keeps the message when it cannot be sent, with the reason at its field', async () => {
    const { user, compose } = await open(sampleOffer(issued), {
      sendOffer: () => {
        throw failWith('VALIDATION', { fields: { 'to.0': 'No such address.' } })
      },
    })
    const dialog = await compose()
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await dialog.findByText('No such address.')).toBeVisible()
    await waitFor(() => expect(dialog.getByLabelText('To')).toHaveFocus())
    expect(dialog.getByLabelText('Message')).toHaveValue('Beste Anna,\n{link}')
  })

  it('tells which limit of the plan keeps a draft from being issued', async () => {
    const message = 'The Basic plan allows 30 issued offers per calendar month; this month there are 30.'
    const { user, compose } = await open(sampleOffer(mustConfirm), {
      sendOffer: () => {
        throw failWith('PLAN_LIMIT', { message })
      },
    })
    const dialog = await compose('Issue and Send')
    await user.click(dialog.getByRole('checkbox', { name: 'Issue this version and send it' }))
    await user.click(dialog.getByRole('button', { name: 'Issue and Send' }))
    expect(await dialog.findByText(message)).toBeVisible()
  })

  it('tells that a mail did not arrive, and tries it again', async () => {
    let state = mail
    const { user, callsOf } = await open(sampleOffer(issued), {
      listOfferMails: () => [state],
      retryOfferMail: () => {
        state = { ...mail, status: 'sent', sent_at: '2026-03-05T11:00:00.000Z' }
        return { message_id: messageId }
      },
    })
    expect(await screen.findByText('Not delivered')).toBeVisible()
    expect(
      screen.getByText('5 attempts failed. The mail server did not accept the address; please check it.'),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Sent')).toBeVisible()
    expect(callsOf('retryOfferMail')).toMatchObject([{ params: { id: '42', messageId } }])
  })

  it("copies a link to the customer's page, and revokes all of them after asking", async () => {
    const { user, callsOf } = await open(sampleOffer(issued), {
      createOfferLink: ({ body }) =>
        body.revoke
          ? { url: null, expires: null }
          : { url: 'https://staffel.example/o/abc', expires: '2026-04-05T00:00:00.000Z' },
    })
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText("The link to the customer's page was copied.")).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('https://staffel.example/o/abc')
    await user.click(screen.getByRole('button', { name: 'Revoke links' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke links' }))
    expect(await screen.findByText('The links to this offer no longer work.')).toBeVisible()
    expect(callsOf('createOfferLink')).toHaveLength(2)
  })

  it('says to copy the link by hand where the browser refuses, in its own words', async () => {
    const { user } = await open(sampleOffer(issued), {
      createOfferLink: () => ({ url: 'https://staffel.example/o/abc', expires: '2026-04-05T00:00:00.000Z' }),
    })
    jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'))
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Your browser did not allow copying. Copy the link from the field.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: "Link to the customer's page" })).toHaveValue(
      'https://staffel.example/o/abc',
    )
    expect(document.body).not.toHaveTextContent('permission denied')
  })

  it('downloads the PDF of the version on the screen; a failure can be tried again', async () => {
    const saved: string[] = []
    URL.createObjectURL = () => 'blob:pdf'
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { user, api } = await open(sampleOffer(issued), {
      downloadOfferPdf: () => {
        throw failWith('INTERNAL')
      },
    })
    await fromMenu(user, 'Download PDF')
    expect(await screen.findByText('The file could not be downloaded.')).toBeVisible()
    api.use({
      downloadOfferPdf: ({ query }) => ({
        blob: new Blob(['%PDF'], { type: 'application/pdf' }),
        filename: `Offerte v${query.version}.pdf`,
      }),
    })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved).toEqual(['Offerte v1.pdf'])
    jest.restoreAllMocks()
  })
})
