import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@staffel/shared-api/contract'

const root = join(import.meta.dirname, '../..')

/** Whose texts do not lie where those of areas do. */
const folders: Readonly<Record<string, string>> = {
  api: 'api/src/texts',
  environments: 'shell/src/router/environments/locales',
  imports: 'shared-ui/src/facades/imports/locales',
  notifications: 'shell/src/notifications/locales',
  plans: 'shared-ui/src/facades/plans/locales',
}

const files = new Map<string, unknown>()

/** A text of the product, from the file that the screens have it from. */
export function textOf(source: string, key: string, language: Language): string {
  const text = key
    .split('.')
    .reduce<unknown>(
      (inner, part) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : null),
      read(`${folders[source] ?? `${source}/src/locales`}/${language}.json`),
    )
  if (typeof text !== 'string') throw new Error(`${source} has no text ${key}`)
  return text
}

function read(path: string): unknown {
  const known = files.get(path) ?? JSON.parse(readFileSync(join(root, path), 'utf8'))
  files.set(path, known)
  return known
}
