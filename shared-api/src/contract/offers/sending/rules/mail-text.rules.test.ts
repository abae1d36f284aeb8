import { fillMailText, unknownPlaceholders, type MailPlaceholder } from './mail-text.rules.ts'

const values = {
  customer: 'Jansen {link}',
  contact: 'Ans',
  offer_nr: 'OFF-1',
  title: '',
  valid_until: '',
  total: '',
  link: 'https://x',
  sender: '',
  company: '',
  reason: '',
} as const satisfies Record<MailPlaceholder, string>

describe('wording of a mail', () => {
  it('is filled in once, and values are taken as they are', () => {
    expect(fillMailText('Beste {contact} van {customer}: {offer_nr} {offer_nr}{title}', values)).toBe(
      'Beste Ans van Jansen {link}: OFF-1 OFF-1',
    )
  })

  it('ends a sentence with the full stop of a name, and with one only', () => {
    const named = { ...values, title: 'De Haan B.V.', customer: 'Jansen' }
    expect(fillMailText('Voor {title}. Van {customer}. Dan {title}... en {foo}.', named)).toBe(
      'Voor De Haan B.V. Van Jansen. Dan De Haan B.V.... en {foo}.',
    )
  })

  it('keeps and tells what it does not know', () => {
    const text = '{foo} {constructor} {foo} {contact} {Link}'
    expect([fillMailText(text, values), unknownPlaceholders(text)]).toEqual([
      '{foo} {constructor} {foo} Ans {Link}',
      ['foo', 'constructor'],
    ])
  })
})
