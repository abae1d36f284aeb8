import type { RecentThing } from '@staffel/shared-ui/core'

/** What is understood of what was kept; a later version of this page may have written it. */
export function readThings(content: string): readonly RecentThing[] {
  try {
    const kept: unknown = JSON.parse(content)
    return Array.isArray(kept) ? kept.flatMap(readThing) : []
  } catch {
    return []
  }
}

function readThing(kept: unknown): RecentThing[] {
  if (typeof kept !== 'object' || kept === null) return []
  const { path, label, detail, icon }: Partial<Record<keyof RecentThing, unknown>> = kept
  if (!isText(path) || !path.startsWith('/') || path.startsWith('//') || !isText(label) || !isText(icon)) return []
  return [{ path, label, icon, ...(isText(detail) && { detail }) }]
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
