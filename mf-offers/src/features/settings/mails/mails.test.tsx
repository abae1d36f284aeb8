import type { OfferMailTexts } from '@staffel/shared-api/contract'
import { screen } from '@testing-library/react'
import { renderOffers } from '../../../testing/renderOffers.ts'
import { MailSettings } from './MailSettings.tsx'

const routes = [{ path: '/settings', element: <MailSettings /> }]
const kinds = ['offer', 'reminder', 'extended', 'accepted', 'declined'] as const
const stored: OfferMailTexts = {
  rev: 4,
  texts: kinds.flatMap((kind) =>
    (['nl', 'en'] as const).map((language) => ({
      kind,
      language,
      subject: `${kind} ${language} {offer_nr}`,
      body: 'Dear {contact}, see {link}.',
      is_default: !(kind === 'offer' && language === 'en'),
    })),
  ),
}

function open() {
  const opened = renderOffers({
    routes,
    at: '/settings',
    answers: { getOfferMailTexts: () => stored, saveOfferMailTexts: () => ({ ...stored, rev: 5 }) },
  })
  return { ...opened, sent: () => opened.callsOf('saveOfferMailTexts').map(({ body }) => body) }
}

describe('the wording of mails', () => {
  it('is shown with an example filled in, and only what was changed is saved', async () => {
    const { user, sent } = open()
    const subject = await screen.findByRole('textbox', { name: 'Subject' })
    expect(subject).toHaveValue('offer en {offer_nr}')
    expect(screen.getByText('offer en OFF-0042')).toBeVisible()
    await user.clear(subject)
    await user.type(subject, 'For {{customer}')
    expect(screen.getByText('For De Haan Bouw B.V.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The mail texts have been saved.')).toBeVisible()
    expect(sent()).toEqual([
      {
        rev: 4,
        reset: [],
        texts: [{ kind: 'offer', language: 'en', subject: 'For {customer}', body: 'Dear {contact}, see {link}.' }],
      },
    ])
  })

  it('goes to the mail that something is wrong with', async () => {
    const { user, sent } = open()
    const subject = await screen.findByRole('textbox', { name: 'Subject' })
    await user.type(subject, ' {{name}')
    await user.click(screen.getByText('Nederlands'))
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('offer nl {offer_nr}')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/\{name\} does not exist\. Use \{customer\}/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('offer en {offer_nr} {name}')
    expect(sent()).toEqual([])
  })

  it('goes back to the standard', async () => {
    const { user, sent } = open()
    await user.click(await screen.findByRole('button', { name: 'Back to the standard text' }))
    expect(screen.getByText('Once saved, the standard text holds here again.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The mail texts have been saved.')).toBeVisible()
    expect(sent()).toEqual([{ rev: 4, texts: [], reset: [{ kind: 'offer', language: 'en' }] }])
  })
})
