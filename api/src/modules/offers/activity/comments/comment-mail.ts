import type { Language } from '@staffel/shared-api/contract'
import { noticeHtml } from '../../../../mail/layout/notice-html.ts'
import { translator } from '../../../../texts/translate.ts'

export interface CommentMailFacts {
  readonly language: Language
  readonly offerNr: string
  readonly author: string
  /** Whom the author speaks for. */
  readonly company: string
  readonly text: string
  readonly link: string
}

/** A name goes into a header and a sentence: one line, whatever someone typed. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

export function commentMail({ language, offerNr, text, link, ...names }: CommentMailFacts): {
  subject: string
  text: string
  html: string
} {
  const [author, company] = [oneLine(names.author), oneLine(names.company)]
  const t = translator(language)
  const subject = t('mail.comment.subject', { number: offerNr })
  const written = t('mail.comment.body', { author, company, number: offerNr, text, link })
  const label = t('mail.layout.reply')
  return {
    subject,
    text: written,
    html: noticeHtml({ language, title: subject, from: company, text: written, link, label, quote: text }),
  }
}
