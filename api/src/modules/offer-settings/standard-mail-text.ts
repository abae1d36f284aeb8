import type { Language, OfferMailKind } from '@staffel/shared-api/contract'
import { translator } from '../../texts/translate.ts'

export interface Wording {
  readonly subject: string
  readonly body: string
}

/** What a mail says as long as a tenant has no wording of its own. */
export function standardMailText(kind: OfferMailKind, language: Language): Wording {
  const t = translator(language)
  return { subject: t(`mail.offer.${kind}.subject`), body: t(`mail.offer.${kind}.body`) }
}
