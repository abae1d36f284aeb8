/** What somebody typed, without the space around it; nothing typed is none. */
export function textOrNull(typed: string | null | undefined): string | null {
  return typed?.trim() || null
}
