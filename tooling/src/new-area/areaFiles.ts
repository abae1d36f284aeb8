import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export interface NewArea {
  readonly id: string
  /** In the menu and above its first page. */
  readonly nl: string
  readonly en: string
  /** Who is called when it fails. */
  readonly owner: string
}

const template = resolve(import.meta.dirname, '../../area-template')
const ending = '.tmpl'

/** Content by name below the area's folder. The template is no code itself: a test builds and tries what it makes. */
export function areaFiles(area: NewArea): ReadonlyMap<string, string> {
  return new Map(
    globSync(`**/*${ending}`, { cwd: template }).map((name) => [
      name.slice(0, -ending.length).replaceAll('\\', '/'),
      filledIn(name, readFileSync(join(template, name), 'utf8'), area),
    ]),
  )
}

function filledIn(name: string, text: string, { id, nl, en, owner }: NewArea): string {
  const quoted = name.includes('.json') ? JSON.stringify : inCode
  const values: Readonly<Record<string, string>> = { id, owner: quoted(owner), nl: quoted(nl), en: quoted(en) }
  return text.replace(/\{\{(\w+)\}\}/g, (_whole, key: string) => values[key] ?? '')
}

/** As the formatter writes it. */
function inCode(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\')
  return escaped.includes("'") && !escaped.includes('"') ? `"${escaped}"` : `'${escaped.replaceAll("'", "\\'")}'`
}
