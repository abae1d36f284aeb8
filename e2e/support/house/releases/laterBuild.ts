import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../../..')

export interface Later {
  readonly version: string
  /** What its entry in the menu was called, and is called from now on. */
  readonly menu: readonly [before: string, from: string]
}

/** A folder with an area as it was built, as a later version of it; `edit` changes more of its files. */
export function laterBuild(
  area: string,
  { version, menu: [before, from] }: Later,
  edit: (dist: string) => void = () => {},
): string {
  const folder = mkdtempSync(join(tmpdir(), 'staffel-later-'))
  const dist = join(folder, 'dist')
  cpSync(join(root, `mf-${area}/dist`), dist, { recursive: true })
  for (const file of ['area.json', 'build.json'])
    editFile(join(dist, file), (content) => content.replace(/"version":\s*"1\.0\.0"/, `"version":"${version}"`))
  editFile(join(dist, 'area.json'), (content) =>
    content.replace(new RegExp(`("nav":[\\s\\S]*?"nl":\\s*)"${before}"`), `$1"${from}"`),
  )
  edit(dist)
  return folder
}

export function editFile(file: string, change: (content: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
