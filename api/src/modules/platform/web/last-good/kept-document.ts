import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { AreaDocument } from '@staffel/shared-api/contract'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { AreaBuild } from '../../area-build.ts'
import { EnvironmentDocument } from '../../environment-document.ts'
import { ShellBuild } from '../shell/shell-build.ts'

/** All that pages of an environment are made of, as it could be read together once. */
const KeptDocument = Type.Object({
  schema: Type.Literal(1),
  revision: Type.Integer(),
  document: EnvironmentDocument,
  versions: Type.Array(
    Type.Object({ areaId: Type.String(), version: Type.String(), build: AreaBuild, document: AreaDocument }),
  ),
  shells: Type.Array(Type.Object({ version: Type.String(), build: ShellBuild })),
})
export type KeptDocument = Static<typeof KeptDocument>

const isKept = Compile(KeptDocument)

/** What an earlier process wrote down; null where there is nothing that this one can read. */
export async function readKept(dataDirectory: string, environment: string): Promise<KeptDocument | null> {
  try {
    const content: unknown = JSON.parse(await readFile(fileOf(dataDirectory, environment), 'utf8'))
    return isKept.Check(content) ? content : null
  } catch {
    return null
  }
}

/** Whole or not at all: several processes may have one folder, and any of them may end at any moment. */
export async function writeKept(dataDirectory: string, environment: string, kept: KeptDocument): Promise<void> {
  const file = fileOf(dataDirectory, environment)
  const written = `${file}.${process.pid}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(written, JSON.stringify(kept))
  await rename(written, file)
}

const fileOf = (dataDirectory: string, environment: string): string =>
  join(dataDirectory, 'last-good', `${environment}.json`)
