import type { Language } from '@staffel/shared-api/contract'
import { noticeHtml } from '../../../mail/layout/notice-html.ts'
import type { OutgoingMail } from '../../../mail/queue-mail.ts'
import { translator } from '../../../texts/translate.ts'

/** The mail with the sign-in link, as Firebase sends it in production. */
export function signInMail(email: string, link: string, language: Language): OutgoingMail {
  const t = translator(language)
  const subject = t('mail.signIn.subject')
  const text = t('mail.signIn.body', { link })
  const html = noticeHtml({ language, title: subject, from: 'Staffel', text, link, label: t('mail.layout.signIn') })
  return { tenantId: null, to: [email], subject, text, html, link }
}
