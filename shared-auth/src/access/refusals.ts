import { accessMessages, type AccessCode } from '@staffel/shared-api/rules'

/** Why a signed-in person may not enter. */
export type RefusalCode = Exclude<AccessCode, 'GRANTED'>

export function isRefusalCode(code: unknown): code is RefusalCode {
  return typeof code === 'string' && code !== 'GRANTED' && Object.hasOwn(accessMessages, code)
}

/**
 * The server's message where it says more than the specification's sentence for the code; that sentence itself is
 * shown in the reader's language instead.
 */
export function ownMessage(code: RefusalCode, message: string | null | undefined): string | null {
  return message && message !== accessMessages[code] ? message : null
}
