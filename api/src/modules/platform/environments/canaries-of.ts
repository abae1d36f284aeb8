import { createHash } from 'node:crypto'
import type { EnvironmentArea, EnvironmentDocument } from '../environment-document.ts'

/** Who is signed in, as far as it decides on versions. */
export interface Person {
  readonly uid: string
  readonly roles: readonly string[]
}

/**
 * Areas whose canary this person has. A hash of area, version and person says who: other people for every area, the
 * same one at any process and on every page, and who was in stays in when the share is raised. Before sign-in everybody
 * has what is live.
 */
export function canariesOf({ areas }: EnvironmentDocument, person: Person | null): string[] {
  if (!person) return []
  return Object.entries(areas).flatMap(([areaId, { canary }]) =>
    canary && hasRole(canary, person) && placeOf(areaId, canary.version, person.uid) < canary.percent * 100
      ? [areaId]
      : [],
  )
}

function hasRole({ roles = [] }: NonNullable<EnvironmentArea['canary']>, person: Person): boolean {
  const own = person.roles.map((role) => role.toLowerCase())
  return roles.length === 0 || roles.some((role) => own.includes(role.toLowerCase()))
}

/** From 0 to 9,999. */
function placeOf(areaId: string, version: string, uid: string): number {
  return createHash('sha256').update(`${areaId}:${version}:${uid}`).digest().readUInt32BE() % 10_000
}
