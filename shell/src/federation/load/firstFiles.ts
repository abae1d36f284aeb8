import type { AreaChunk } from '@staffel/shared-api/contract'
import type { Area } from '../manifest/areas.ts'

export interface FirstFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Names of shared modules that the page asks for. */
  readonly shared: readonly string[]
}

const nothing: AreaChunk = { scripts: [], styles: [], shared: [] }

/** Addresses of everything that an area's page needs for its first paint, so that it all can start at once. */
export function firstFiles({ boot }: Area, language: string, page: string | undefined): FirstFiles {
  const chunks = ['area', `locale-${language}`, page ?? ''].map((name) => boot.chunks[name] ?? nothing)
  const at = (file: string) => `${boot.base}${file}`
  return {
    scripts: unique([boot.entry, ...boot.scripts, ...chunks.flatMap(({ scripts }) => scripts)].map(at)),
    styles: unique([...boot.styles, ...chunks.flatMap(({ styles }) => styles)].map(at)),
    shared: unique(chunks.flatMap(({ shared }) => shared)),
  }
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)]
}
