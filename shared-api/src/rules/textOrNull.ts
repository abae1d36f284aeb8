import { isBlank } from './blank.rules.ts'

/** What somebody typed, without the space around it; nothing that is seen is none. */
export function textOrNull(typed: string | null | undefined): string | null {
  return typed === null || typed === undefined || isBlank(typed) ? null : typed.trim()
}
