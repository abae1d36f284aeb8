import type { EnvironmentDocument } from '../environment-document.ts'
import { shellId } from '../web/shell/shell-build.ts'

/** Versions of areas that somebody has there: what is live and on, and what is tried beside it. */
export function liveAreas({ areas }: EnvironmentDocument): { readonly areaId: string; readonly version: string }[] {
  return Object.entries(areas).flatMap(([areaId, { enabled, live, canary }]) => {
    if (areaId === shellId || !enabled) return []
    return [live, ...(canary ? [canary] : [])].map(({ version }) => ({ areaId, version }))
  })
}
