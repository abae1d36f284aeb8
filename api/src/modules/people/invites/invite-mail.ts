import type { Language } from '@staffel/shared-api/contract'

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
}

const dayOf = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'nl' ? 'nl-NL' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Europe/Amsterdam',
  }).format(moment)

/** A name goes into a header and a sentence: one line, whatever someone typed. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

export function inviteMail({ language, link, expiresAt, ...names }: InviteMailFacts): InviteMailText {
  const tenantName = oneLine(names.tenantName)
  const inviterName = oneLine(names.inviterName)
  const until = dayOf(expiresAt, language)
  if (language === 'nl') {
    return {
      subject: `Uitnodiging voor ${tenantName}`,
      text: `Hallo,\n\n${inviterName} nodigt u uit om offertes van ${tenantName} te bekijken en te beheren.\n\nAccepteer de uitnodiging:\n${link}\n\nDe link werkt tot ${until} en is alleen voor u bedoeld. Verwachtte u deze mail niet, dan hoeft u niets te doen.\n`,
    }
  }
  return {
    subject: `Invitation to ${tenantName}`,
    text: `Hello,\n\n${inviterName} invites you to see and manage offers of ${tenantName}.\n\nAccept the invitation:\n${link}\n\nThe link works until ${until} and is meant for you only. If you did not expect this mail, you need not do anything.\n`,
  }
}
