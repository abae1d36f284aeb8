import type { Language } from '@staffel/shared-api/contract'
import type { OutgoingMail } from '../../../mail/queue-mail.ts'

/** The mail with the sign-in link, as Firebase sends it in production. */
export function signInMail(email: string, link: string, language: Language): OutgoingMail {
  const text = {
    nl: `Hallo,\n\nMet deze link logt u in bij Staffel. De link werkt één keer, een uur lang:\n\n${link}\n\nHebt u hier niet om gevraagd? Dan hoeft u niets te doen.\n`,
    en: `Hello,\n\nThis link signs you in to Staffel. It works once, for one hour:\n\n${link}\n\nDid you not ask for this? Then there is nothing you need to do.\n`,
  }
  return {
    tenantId: null,
    to: [email],
    subject: { nl: 'Inloggen bij Staffel', en: 'Sign in to Staffel' }[language],
    text: text[language],
    link,
  }
}
