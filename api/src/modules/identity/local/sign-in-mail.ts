import type { Language } from '@staffel/shared-api/contract'
import type { OutgoingMail } from '../../../mail/queue-mail.ts'
import { translator } from '../../../texts/translate.ts'

/** The mail with the sign-in link, as Firebase sends it in production. */
export function signInMail(email: string, link: string, language: Language): OutgoingMail {
  const t = translator(language)
  return {
    tenantId: null,
    to: [email],
    subject: t('mail.signIn.subject'),
    text: t('mail.signIn.body', { link }),
    link,
  }
}
