import type { Language } from '@staffel/shared-api/contract'
import type { DomainError } from '../../errors.ts'
import type { Text } from '../../texts/text.ts'
import type { Markup } from './markup.ts'

/** A page that the server writes for people without an account, and the live version of an area completes. */
export interface WrittenPage {
  readonly status: number
  readonly language: Language
  /** Of the browser tab. */
  readonly title: string
  readonly body: Markup
}

/** Who comes to such a page. */
export interface PageVisit {
  readonly token: string
  readonly host: string
  /** Of the address, which goes before any other. */
  readonly asked: Language | null
}

export interface WrittenPages {
  /** The area whose release holds the program and the look of the page. */
  readonly area: string
  /** With `:token` in it. */
  readonly path: string
  /** How the addresses of its calls begin, which go when it goes. */
  readonly calls: string
  write(visit: PageVisit): Promise<WrittenPage>
  /** In place of a page that cannot be written; the log line has the same id. */
  failure(error: DomainError, language: Language, requestId: string): WrittenPage
  /** While the area is switched off and its page with it; its calls say the same. */
  readonly awayText: Text
  away(language: Language): WrittenPage
}
