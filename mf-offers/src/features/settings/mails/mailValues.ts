import type { Language, OfferMailKind, OfferMailText, OfferMailTexts } from '@staffel/shared-api/contract'
import { isBlank, unknownPlaceholders } from '@staffel/shared-api/rules'
import type { MailTextChanges } from '../../../api/settings/settings.calls.ts'

export interface Wording {
  readonly subject: string
  readonly body: string
  /** The standard wording is wanted, now or again. */
  readonly isStandard: boolean
}

/** By kind and language: `reminder.nl`. */
export type MailValues = Readonly<Record<string, Wording>>

export const keyOf = (kind: OfferMailKind, language: Language): string => `${kind}.${language}`

export function toValues({ texts }: OfferMailTexts): MailValues {
  return Object.fromEntries(
    texts.map(({ kind, language, subject, body, is_default }) => [
      keyOf(kind, language),
      { subject, body, isStandard: is_default },
    ]),
  )
}

/** What differs from what is stored; what went back to the standard is reset. */
export function toChanges(values: MailValues, over: OfferMailTexts): MailTextChanges {
  const texts: OfferMailText[] = []
  const reset: MailTextChanges['reset'] = []
  for (const { kind, language, subject, body, is_default } of over.texts) {
    const wording = values[keyOf(kind, language)]
    if (!wording) continue
    if (wording.isStandard) {
      if (!is_default) reset.push({ kind, language })
    } else if (is_default || wording.subject !== subject || wording.body !== body)
      texts.push({ kind, language, subject: wording.subject.trim(), body: wording.body.trim() })
  }
  return { texts, reset }
}

export type MailProblem = { readonly problem: 'missing' } | { readonly problem: 'unknown'; readonly name: string }

/** By kind, language and field: `reminder.nl.subject`. */
export function problemsOf(values: MailValues): Record<string, MailProblem> {
  const problems: Record<string, MailProblem> = {}
  for (const [key, wording] of Object.entries(values)) {
    for (const field of ['subject', 'body'] as const) {
      const [unknown] = unknownPlaceholders(wording[field])
      if (isBlank(wording[field])) problems[`${key}.${field}`] = { problem: 'missing' }
      else if (unknown) problems[`${key}.${field}`] = { problem: 'unknown', name: unknown }
    }
  }
  return problems
}
