import type { AreaVersionFacts } from '@staffel/shared-api/contract'

type Label = AreaVersionFacts['navigation'][number]['label']

export interface Difference {
  readonly kind: 'navigation' | 'page' | 'guest'
  readonly change: 'added' | 'removed' | 'roles' | 'renamed'
  readonly name: Label | string
  /** What it was called before. */
  readonly was: Label | string
  /** Who sees it before and after; empty is everyone. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

type Visible = Pick<AreaVersionFacts, 'navigation' | 'pages' | 'guests'>

interface Entry {
  readonly kind: Difference['kind']
  readonly key: string
  readonly name: Difference['name']
  readonly roles: readonly string[]
}

/** What people see come, go, or open to others, from one version to the next; null is nothing at all. */
export function differenceOf(before: Visible | null, after: Visible | null): Difference[] {
  const [was, is] = [entriesOf(before), entriesOf(after)]
  const keys = [...new Set([...was.keys(), ...is.keys()])]
  return keys.flatMap((key): Difference[] => {
    const [old, fresh] = [was.get(key), is.get(key)]
    const entry = fresh ?? old
    if (!entry) return []
    const roles = { before: old?.roles ?? [], after: fresh?.roles ?? [] }
    const told = { kind: entry.kind, name: entry.name, was: old?.name ?? entry.name, ...roles }
    if (!old) return [{ ...told, change: 'added' }]
    if (!fresh) return [{ ...told, change: 'removed' }]
    return [
      ...(sameName(old.name, fresh.name) ? [] : [{ ...told, change: 'renamed' as const }]),
      ...(sameRoles(old.roles, fresh.roles) ? [] : [{ ...told, change: 'roles' as const }]),
    ]
  })
}

function entriesOf(facts: Visible | null): Map<string, Entry> {
  if (!facts) return new Map()
  const entries: Entry[] = [
    ...facts.navigation.map(({ id, label, roles }) => ({ kind: 'navigation' as const, key: id, name: label, roles })),
    ...facts.guests.map(({ place, export: exported, label, roles }) => ({
      kind: 'guest' as const,
      key: `${place} ${exported}`,
      name: label,
      roles,
    })),
    ...facts.pages.map(({ path, roles }) => ({ kind: 'page' as const, key: path, name: path, roles })),
  ]
  return new Map(entries.map((entry) => [`${entry.kind} ${entry.key}`, entry]))
}

const sameRoles = (one: readonly string[], other: readonly string[]) =>
  one.toSorted().join().toLowerCase() === other.toSorted().join().toLowerCase()

/** Of two names. */
const sameName = (one: Label | string, other: Label | string) => JSON.stringify(one) === JSON.stringify(other)
