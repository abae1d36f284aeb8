import type { ParsedMail } from 'mailparser'
import { replyHeaders } from '../words/reply-headers.ts'
import { fold } from '../words/fold.ts'
import { words } from '../words/words.ts'
import type { IgnoredReason } from '../read-mail.types.ts'

const away =
  /^(?:(?:automatisch(?:e)? (?:antwoord|reactie)|afwezig(?:heidsassistent|heid)?|out of (?:the )?office|automatic reply|auto(?:matic)?[- ]?(?:reply|response)|ik ben afwezig|niet aanwezig|vakantie)\b|abwesenheit)/
const undelivered =
  /undeliver|delivery (?:status|failure|has failed)|mail delivery (?:failed|system)|returned (?:mail|to sender)|niet (?:te )?bezorg|onbestelbaar|failure notice|bezorging (?:is )?mislukt/

/**
 * Why a mail makes no request whatever it says, by its headers. `Auto-Submitted: auto-generated` alone is what forms
 * and purchase systems send.
 */
export function ignoredByHeaders(mail: ParsedMail): IgnoredReason | null {
  const header = (name: string): string => text(mail.headers.get(name)).toLowerCase()
  const type = header('content-type')
  const from = mail.from?.value[0]?.address?.toLowerCase() ?? ''
  const subject = fold(mail.subject ?? '')
  if (
    /multipart\/report/.test(type) ||
    /^(?:mailer-daemon|postmaster)@/.test(from) ||
    mail.headers.has('x-failed-recipients') ||
    undelivered.test(subject)
  )
    return 'bounce'
  if (
    /auto-(?:replied|notified)/.test(header('auto-submitted')) ||
    mail.headers.has('x-autoreply') ||
    mail.headers.has('x-autorespond') ||
    /auto_reply/.test(header('precedence')) ||
    away.test(subject.replace(/^(?:re|antw|aw)\s?:\s*/, ''))
  )
    return 'auto_reply'
  if (
    /^(?:bulk|list|junk)$/.test(header('precedence')) ||
    mail.headers.has('list') ||
    mail.headers.has('list-unsubscribe') ||
    mail.headers.has('x-campaign') ||
    mail.headers.has('feedback-id')
  )
    return 'bulk'
  return null
}

/** Somebody who wants to sell: several of their phrases, and none with which goods are asked for here. */
export function isAdvertisement(subject: string, own: string): boolean {
  const text = fold(`${subject}\n${own.slice(0, 20_000)}`)
  const selling = words.selling.filter((phrase) => phrase.test(text)).length
  return selling >= 3 || (selling >= 2 && !words.asks.test(fold(own.slice(0, 20_000))))
}

/** A supplier's own paper: an invoice, a confirmation, an offer. */
export const isPaper = (subject: string, own: string): boolean =>
  words.papers.test(fold(`${subject.replace(replyHeaders.subjectReply, '')}\n${own.slice(0, 400)}`)) &&
  !words.asks.test(
    fold(
      withoutColumns(own)
        .replace(/offerte/gi, '')
        .slice(0, 20_000),
    ),
  )

/** Without the lines of a table, whose names (`prijs`) ask for nothing. */
const withoutColumns = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.split(/\s{2,}|[\t|;]/).length < 3)
    .join('\n')

/** A request even when no line of it was understood: a person reads it. */
export const asksForQuote = (subject: string, own: string): boolean =>
  [replyHeaders.subjectReply.test(subject) ? '' : subject, ...own.slice(0, 20_000).split(/[.?!]\s|\n/)].some(
    (sentence) => words.quoteCues.test(fold(sentence)) && !words.answers.test(fold(sentence)),
  )

function text(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(text).join(' ')
  return typeof value === 'object' && value !== null && 'value' in value ? text(value.value) : ''
}
