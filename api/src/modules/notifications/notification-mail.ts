import type { Language } from '@staffel/shared-api/contract'
import { cutText } from '@staffel/shared-api/rules'
import type { NotificationEvent } from '@staffel/shared-api/rules'
import { noticeHtml } from '../../mail/layout/notice-html.ts'
import { text } from '../../texts/text.ts'
import { translator } from '../../texts/translate.ts'

/** A name goes into a header and a sentence: one line, whatever someone typed. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** What ends in a full stop gets no second one. */
const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

export interface NotificationMailFacts {
  readonly event: NotificationEvent
  readonly language: Language
  readonly thing: 'offer' | 'request'
  /** Number and title of what it is about. */
  readonly about: string
  /** Whose doing it is. */
  readonly name: string | null
  /** What they said. */
  readonly text: string | null
  readonly link: string
}

export function notificationMail({ event, language, thing, about, name, text: words, link }: NotificationMailFacts): {
  subject: string
  text: string
  html: string
} {
  const t = translator(language)
  const what = text(`mail.notification.what.${thing}`)
  const subject = cutText(t(`mail.notification.${event}`, { about: oneLine(about), what }), 200)
  const said = [name && oneLine(name), words].filter(Boolean).join(':\n')
  const written = [asSentence(subject), said, `${t('mail.notification.open')}\n${link}\n`].filter(Boolean).join('\n\n')
  const label = t('mail.layout.open')
  return {
    subject,
    text: written,
    html: noticeHtml({ language, title: subject, from: 'Staffel', text: written, link, label, quote: words }),
  }
}
