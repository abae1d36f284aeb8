import type { Language, Offer, OfferMailKind } from '@staffel/shared-api/contract'
import { shownOfferNumber } from '@staffel/shared-api/rules'
import { mailHtml, type MailPart, type MailRow } from '../../../mail/layout/mail-layout.ts'
import { translator } from '../../../texts/translate.ts'
import { mailValues, oneLine } from './mail-values.ts'

export interface OfferMailHtml {
  readonly document: Offer
  readonly kind: OfferMailKind
  readonly language: Language
  readonly subject: string
  /** As it was written: `{link}` still stands where the link goes. */
  readonly body: string
  readonly link: string | null
  /** Where the picture of the logo is; the company's name stands for it otherwise. */
  readonly logo: string | null
}

/**
 * The mail as a page: what was written, with the facts of the offer on a card where the text lists them, and a button
 * where it has the link.
 */
export function offerMailHtml(mail: OfferMailHtml): string {
  const { document, language, subject, logo } = mail
  const { company } = document
  const street = [company.street, `${company.number ?? ''}${company.number_addition ?? ''}`].filter(Boolean).join(' ')
  const city = [company.postal_code, company.city].filter(Boolean).join(' ')
  return mailHtml({
    language,
    title: subject,
    from: {
      name: company.name,
      logo,
      lines: [
        [street, city].filter(Boolean).join(', '),
        [company.phone, company.email].filter(Boolean).join(' · '),
      ].filter(Boolean),
    },
    parts: partsOf(mail),
  })
}

function partsOf(mail: OfferMailHtml): MailPart[] {
  const card = cardOf(mail)
  const isFact = factIn(mail)
  const button: MailPart[] =
    mail.link === null ? [] : [{ kind: 'button', label: translator(mail.language)('mail.layout.view'), url: mail.link }]
  const paragraphs = mail.body.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  const factsAt = paragraphs.findIndex((paragraph) => paragraph.split('\n').some(isFact))
  const linkAt = paragraphs.findIndex((paragraph) => paragraph.includes('{link}'))
  // A text that lists no facts has them above its link; one without a link has both above its last words.
  const last = Math.max(paragraphs.length - 1, 0)
  const cardAt = factsAt >= 0 ? factsAt : linkAt >= 0 ? linkAt : last
  const buttonAt = linkAt >= 0 ? linkAt : factsAt >= 0 ? factsAt : last

  return paragraphs.flatMap((paragraph, index) => {
    const text = withoutLink(index === factsAt ? withoutFacts(paragraph, isFact) : paragraph, mail.link)
    const words: MailPart[] = text === '' ? [] : [{ kind: 'text', text }]
    const isAbove = index === last && linkAt < 0 && factsAt < 0
    return [
      ...(index === cardAt ? [card] : []),
      ...(index === buttonAt && isAbove ? button : []),
      ...words,
      ...(index === buttonAt && !isAbove ? button : []),
    ]
  })
}

function cardOf({ document, kind, language }: OfferMailHtml): MailPart {
  const t = translator(language)
  const { title, total, valid_until } = valuesOf(document, language)
  const isOpen = kind === 'offer' || kind === 'reminder' || kind === 'extended'
  const rows: MailRow[] = [
    { name: t('mail.layout.total'), value: total, strong: true },
    ...(isOpen && valid_until ? [{ name: t('mail.layout.validUntil'), value: valid_until }] : []),
  ]
  return {
    kind: 'card',
    title: t('mail.layout.offer', { number: shownOfferNumber(document) }),
    rows,
    ...(title && { subtitle: title }),
  }
}

/**
 * A line that says no more than the card does: the title, the total or the last day, with at most its name before it.
 * Whatever else somebody wrote is theirs, and stays.
 */
function factIn({ document, language }: OfferMailHtml): (line: string) => boolean {
  const t = translator(language)
  const { title, total, valid_until: day } = valuesOf(document, language)
  const facts = [total, day].filter(Boolean).map(oneLine)
  const whole = [title, t('mail.accepted.total', { total }), `${t('mail.layout.validUntil')} ${day}`].map(oneLine)
  return (line) => {
    const words = oneLine(line)
    const fact = facts.find((known) => words.endsWith(known))
    return words !== '' && (whole.includes(words) || (fact !== undefined && isName(words.slice(0, -fact.length))))
  }
}

/** `Totaal incl. btw: `, or nothing. */
const isName = (words: string): boolean => words === '' || /^[^:]{1,40}: ?$/.test(words)

const valuesOf = (document: Offer, language: Language) =>
  mailValues(document, language, { contact: null, sender: null })

const withoutFacts = (paragraph: string, isFact: (line: string) => boolean): string =>
  paragraph
    .split('\n')
    .filter((line) => !isFact(line))
    .join('\n')

/** The button is the link; within a sentence it stands as it was written. */
function withoutLink(paragraph: string, link: string | null): string {
  return paragraph
    .split('\n')
    .filter((line) => line.trim() !== '{link}')
    .join('\n')
    .replaceAll('{link}', link ?? '')
    .trim()
}
