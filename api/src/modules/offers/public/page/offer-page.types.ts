import type { Language, PublicOffer } from '@staffel/shared-api/contract'
import type { Formats } from '../../../../documents/formats.ts'
import type { Translate } from '../../../../texts/translate.ts'

/** What a link leads to, with the people on both sides. */
export interface LinkedOffer {
  readonly offer: PublicOffer
  /** Who made it, as on the paper. */
  readonly contact: string | null
  /** Whom the link was sent to, when that is somebody known. */
  readonly recipient: string | null
}

/** What every part of the page is written with. */
export interface Writing extends LinkedOffer {
  /** Of the page and of the sheet on it. */
  readonly language: Language
  /** Address of the calls of this link, without a slash at the end. */
  readonly calls: string
  readonly t: Translate
  readonly formats: Formats
}
