import type { Text } from '../../../../texts/text.ts'
import type { AreaVersionRepository } from '../../area-version.repository.ts'
import type { EnvironmentDocument } from '../../environment-document.ts'
import { shellId } from '../../web/shell/shell-build.ts'
import type { Shells } from '../../web/shell/shells.ts'
import { missingInShell } from '../verify-against.ts'

/** Second versions of areas that do not run on the shell that is live, each with what it lacks. */
export async function unfitCanaries(
  document: EnvironmentDocument,
  { shells, versions }: { readonly shells: Pick<Shells, 'of'>; readonly versions: Pick<AreaVersionRepository, 'find'> },
): Promise<ReadonlyMap<string, readonly Text[]>> {
  const tried = Object.entries(document.areas).flatMap(([areaId, { canary }]) =>
    canary && areaId !== shellId ? [{ areaId, version: canary.version }] : [],
  )
  if (tried.length === 0) return new Map()
  const { provided } = await shells.of(document)
  const unfit = new Map<string, readonly Text[]>()
  for (const { areaId, version } of tried) {
    const release = await versions.find(areaId, version)
    const missing = release && provided ? missingInShell(release, provided) : []
    if (!release || missing.length > 0) unfit.set(`${areaId} ${version}`, missing)
  }
  return unfit
}
