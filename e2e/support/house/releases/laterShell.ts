import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editFile } from './laterBuild.ts'

const root = join(import.meta.dirname, '../../../..')

export interface LaterShell {
  readonly folder: string
  /** Name of its main file, by which a page tells that it runs. */
  readonly main: string
}

/** The shell as it was built, as a later one with another main file; `edit` changes more of its files. */
export function laterShell(edit: (dist: string) => void = () => {}): LaterShell {
  const folder = mkdtempSync(join(tmpdir(), 'staffel-later-'))
  const dist = join(folder, 'dist')
  cpSync(join(root, 'shell/dist'), dist, { recursive: true })
  const [before = ''] = readdirSync(dist).filter((name) => /^main\.\w+\.js$/.test(name))
  const code = `${readFileSync(join(dist, before), 'utf8')}\n// Later.\n`
  const main = `main.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`
  for (const copy of readdirSync(dist).filter((name) => name.startsWith(before))) rmSync(join(dist, copy))
  writeFileSync(join(dist, main), code)
  for (const page of readdirSync(dist).filter((name) => name.endsWith('.html')))
    editFile(join(dist, page), (html) => html.replaceAll(before, main))
  edit(dist)
  return { folder, main }
}
