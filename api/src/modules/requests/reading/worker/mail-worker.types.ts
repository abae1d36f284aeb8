import type { ReadMail, ReadMailOptions } from '../read-mail.types.ts'

export interface MailJob {
  readonly raw: Uint8Array
  readonly options: ReadMailOptions
}

export type MailAnswer = { readonly mail: ReadMail } | { readonly error: string }
