import type { AddressObject, EmailAddress, ParsedMail } from 'mailparser'
import type { Correspondent } from '../read-mail.types.ts'

const robots =
  /^(?:no-?reply|do-?not-?reply|noreply.*|website|webform|web|formulier|form|forms|wordpress|mailer|notifications?|system|systeem|erp|robot|automail)@/i

/** Who wrote a mail. A form or system names the person behind it in `Reply-To`. */
export function writerOf(mail: ParsedMail): Correspondent {
  const from = firstOf(mail.from)
  const reply = firstOf(mail.replyTo)
  if (from && reply?.address && (!from.address || robots.test(from.address))) return shownAs(reply)
  return shownAs(from ?? firstOf(senderOf(mail)) ?? reply)
}

/** Every address of `To` and `Cc`. */
export const recipientsOf = (mail: ParsedMail): string[] => [
  ...new Set(
    [mail.to, mail.cc]
      .flat()
      .flatMap((field) => addressesOf(field))
      .flatMap(({ address }) => (address ? [address.toLowerCase()] : [])),
  ),
]

function shownAs(address: EmailAddress | undefined): Correspondent {
  if (!address) return { shown: '', email: null }
  const { name, address: email = '' } = address
  const inName = email === '' ? /(?<![\w.%+-])[\w.%+-]{1,64}@[\w.-]{1,253}\w/.exec(name)?.[0] : undefined
  if (inName !== undefined) return { shown: name, email: inName.toLowerCase() }
  return { shown: name && email ? `${name} <${email}>` : name || email, email: email.toLowerCase() || null }
}

function senderOf(mail: ParsedMail): AddressObject | undefined {
  const sender = mail.headers.get('sender')
  return typeof sender === 'object' && 'html' in sender ? sender : undefined
}

const addressesOf = (field: AddressObject | undefined): EmailAddress[] =>
  (field?.value ?? []).flatMap((address) => [address, ...(address.group ?? [])])
const firstOf = (field: AddressObject | undefined): EmailAddress | undefined =>
  addressesOf(field).find(({ name, address }) => Boolean(name || address))
