import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AreaChunk, AreaDocument, AreaId, Strict, Text } from '@staffel/shared-api/contract'
import { Type, type Static, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { filesBelow } from '../../files/files-below.ts'

/** `page/page.json`, of a page whose HTML the server writes. Its files are named below the build folder. */
export const PageBuild = Type.Object({
  script: Type.String(),
  styles: Type.Array(Type.String()),
  /** Fonts that its first paint needs. */
  faces: Type.Array(Type.String()),
  /** Of the script. */
  integrity: Type.String(),
})
export type PageBuild = Static<typeof PageBuild>

const pageFile = 'page/page.json'

/** What an area's code asks for by name. */
const AreaUses = Type.Object({
  /** Exports of each module that the shell provides. */
  exports: Type.Record(Type.String(), Type.Array(Type.String())),
  /** Calls of the API. */
  operations: Type.Array(Type.String()),
})

/** `build.json`, written beside an area's code by its build. */
export const AreaBuild = Type.Object({
  id: AreaId,
  version: Type.String({ pattern: '^[0-9A-Za-z.-]{1,40}$' }),
  entry: Type.String(),
  scripts: Type.Array(Type.String()),
  styles: Type.Array(Type.String()),
  chunks: Type.Record(Type.String(), AreaChunk),
  integrity: Type.Record(Type.String(), Type.String()),
  /** What it takes of the shell and of the API, by name; absent in builds that did not write it down. */
  uses: Type.Optional(AreaUses),
  /** Of the area's one page that needs no frame, when it has one. */
  page: Type.Optional(PageBuild),
})
export type AreaBuild = Static<typeof AreaBuild>

/** What its pipeline says of a release. */
export const ReleaseAbout = Strict({
  commit: Type.Optional(Text(64)),
  author: Type.Optional(Text(254)),
  /** Since the version that is live. */
  changelog: Type.Optional(Text(10_000)),
  /** What built it, and from which lock of packages. */
  builder: Type.Optional(Text(200)),
  lockfile: Type.Optional(Text(64)),
})
export type ReleaseAbout = Static<typeof ReleaseAbout>

/** One version of an area, ready to be published. */
export interface Release {
  readonly build: AreaBuild
  readonly document: AreaDocument
  /** `1.0.0-1a2b3c4d` */
  readonly version: string
  readonly files: readonly ReleaseFile[]
}

export interface ReleaseFile {
  readonly name: string
  readonly bytes: Buffer
}

/** Reads a build folder; null when nothing was built there. Throws on a build that cannot be published, naming why. */
export async function readRelease(folder: string): Promise<Release | null> {
  const files = await buildFiles(folder)
  return files.length === 0 ? null : releaseOf(files)
}

/** Everything in a folder; nothing where there is none. */
export async function buildFiles(folder: string): Promise<ReleaseFile[]> {
  const names = (await filesBelow(folder)).sort()
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })))
}

/** What these files are a release of. Throws when they are none that can be published, naming why. */
export function releaseOf(given: readonly ReleaseFile[]): Release {
  const files = given.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const names = files.map(({ name }) => name)
  const page = names.includes(pageFile) ? parsedFile(PageBuild, files, pageFile) : null
  const build = { ...parsedFile(AreaBuild, files, 'build.json'), ...(page && { page }) }
  const document = parsedFile(AreaDocument, files, 'area.json')
  if (build.id === 'shell') throw new Error('No area is called shell.')
  if (document.id !== build.id) throw new Error(`area.json is of ${document.id}, build.json of ${build.id}.`)
  const ofPage = page ? [page.script, ...page.styles, ...page.faces] : []
  const missing = [build.entry, ...build.scripts, ...build.styles, ...ofPage].filter((name) => !names.includes(name))
  if (missing.length > 0) throw new Error(`build.json names files that are not there: ${missing.join(', ')}.`)
  return { build, document, version: `${build.version}-${hashOf(files)}`, files }
}

/** A document among the files, checked. */
export function parsedFile<S extends TSchema>(schema: S, files: readonly ReleaseFile[], name: string): Static<S> {
  const file = files.find((candidate) => candidate.name === name)
  if (!file) throw new Error(`${name} is missing.`)
  const value: unknown = JSON.parse(file.bytes.toString('utf8'))
  const check = Compile(schema)
  if (!check.Check(value))
    throw new Error(
      `${name} is not valid: ${check
        .Errors(value)
        .map(({ instancePath, message }) => `${instancePath} ${message}`)
        .join('; ')}.`,
    )
  return value
}

/** What files are, by their names. */
export function hashesOf(files: readonly ReleaseFile[]): Record<string, string> {
  return Object.fromEntries(files.map(({ name, bytes }) => [name, createHash('sha256').update(bytes).digest('hex')]))
}

/** Compressed copies say nothing that their originals do not. */
export function hashOf(files: readonly ReleaseFile[]): string {
  const hash = createHash('sha256')
  for (const { name, bytes } of files.filter((file) => !/\.(br|gz)$/.test(file.name)))
    hash.update(`${name}\0${bytes.length}\0`).update(bytes)
  return hash.digest('hex').slice(0, 8)
}
