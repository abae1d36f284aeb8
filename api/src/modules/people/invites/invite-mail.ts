import type { Language } from '@staffel/shared-api/contract'
import { noticeHtml } from '../../../mail/layout/notice-html.ts'
import { localeOf, translator } from '../../../texts/translate.ts'

export interface InviteMailFacts {
  readonly language: Language
  readonly tenantName: string
  readonly inviterName: string
  readonly link: string
  readonly expiresAt: Date
}

export interface InviteMailText {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const dayOf = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'Europe/Amsterdam',
  }).format(moment)

/** A name goes into a header and a sentence: one line, whatever someone typed. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

export function inviteMail({ language, link, expiresAt, ...names }: InviteMailFacts): InviteMailText {
  const tenantName = oneLine(names.tenantName)
  const inviterName = oneLine(names.inviterName)
  const until = dayOf(expiresAt, language)
  const t = translator(language)
  const subject = t('mail.invite.subject', { tenant: tenantName })
  const text = t('mail.invite.body', { inviter: inviterName, tenant: tenantName, link, until })
  const label = t('mail.layout.acceptInvite')
  return { subject, text, html: noticeHtml({ language, title: subject, from: tenantName, text, link, label }) }
}
