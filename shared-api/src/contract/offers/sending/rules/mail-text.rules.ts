/** What the wording of a mail about an offer can hold, written `{customer}`. */
export const mailPlaceholders = [
  'customer',
  'contact',
  'offer_nr',
  'title',
  'valid_until',
  'total',
  'link',
  'sender',
  'company',
  'reason',
] as const
export type MailPlaceholder = (typeof mailPlaceholders)[number]

const token = /\{([a-z_]+)\}/g
/** A placeholder, and one full stop behind it. */
const withStop = /\{([a-z_]+)\}((?:\.(?!\.))?)/g

/**
 * Fills the placeholders. An unknown one stays as it is, so that it is seen; values are not looked into again. A name
 * that ends in a full stop (*De Haan B.V.*) ends the sentence with it.
 */
export function fillMailText(text: string, values: Readonly<Record<MailPlaceholder, string>>): string {
  return text.replace(withStop, (written, name: string, stop: string) => {
    if (!isPlaceholder(name)) return written
    const value = values[name]
    return value.endsWith('.') ? value : value + stop
  })
}

/** Placeholders in a text that mean nothing, each once. */
export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(token)].map(([, name = '']) => name)
  return [...new Set(names.filter((name) => !isPlaceholder(name)))]
}

function isPlaceholder(name: string): name is MailPlaceholder {
  return mailPlaceholders.some((known) => known === name)
}
