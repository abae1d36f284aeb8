import { satisfy } from '@module-federation/enhanced/runtime'
import type { AreaDocument } from '@staffel/shared-api/contract'
import type { Mismatch } from '../failures/AreaError.ts'
import type { Provided } from './provided.ts'

/** What an area requires and this shell does not have. Empty means that the area can be loaded. */
export function mismatches({ requires }: Pick<AreaDocument, 'requires'>, provided: Provided): Mismatch[] {
  const wanted = [
    { name: 'shell', required: requires.shellApi, provided: provided.shellApi as string | undefined },
    ...Object.entries(requires.shared).map(([name, required]) => ({ name, required, provided: provided.shared[name] })),
  ]
  return wanted.filter(({ required, provided: version }) => version === undefined || !satisfy(version, required))
}
