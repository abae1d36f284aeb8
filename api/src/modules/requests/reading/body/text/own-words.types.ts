import type { Correspondent } from '../../read-mail.types.ts'
import type { MailLine } from './mail-line.types.ts'

/** What of a mail its writer wrote for it, and what is left when that asks for nothing. */
export interface OwnWords {
  readonly lines: readonly MailLine[]
  /** Behind the closing phrase: only sure items there count. */
  readonly afterClosing: readonly MailLine[]
  /** Quoted mails below it. */
  readonly history: readonly MailLine[]
  /** Whose mail was forwarded, when the text names them. */
  readonly forwardedFrom: Correspondent | null
}
