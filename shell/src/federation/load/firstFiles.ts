import type { AreaChunk } from '@staffel/shared-api/contract'
import type { Area } from '../manifest/areas.ts'

export interface FirstFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Names of shared modules that the page asks for. */
  readonly shared: readonly string[]
}

export interface FirstChunks {
  readonly module: string
  readonly page?: string | undefined
}

const nothing: AreaChunk = { scripts: [], styles: [], shared: [] }

/**
 * Addresses of everything that an area's page or guest needs for its first paint, so that it all can start at once:
 * the chunk of the exposed module, the texts, and the chunk of the page.
 */
export function firstFiles({ boot }: Area, language: string, { module, page = '' }: FirstChunks): FirstFiles {
  const own = module === 'area' ? { scripts: boot.scripts, styles: boot.styles, shared: [] } : nothing
  const named = [module, `locale-${language}`, page].map((name) => boot.chunks[name] ?? nothing)
  const chunks = [own, ...named]
  const at = (file: string) => `${boot.base}${file}`
  return {
    scripts: unique([boot.entry, ...chunks.flatMap(({ scripts }) => scripts)].map(at)),
    styles: unique(chunks.flatMap(({ styles }) => styles).map(at)),
    shared: unique(chunks.flatMap(({ shared }) => shared)),
  }
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)]
}
