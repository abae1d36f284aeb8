import type { ExactThing } from '@staffel/shared-api/contract'

/** A code, a unit or an item of Exact as people know it. */
export function saidThing({ code, name }: ExactThing): string {
  return name && name.toLowerCase() !== code.toLowerCase() ? `${code} · ${name}` : code
}
