import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import semver from 'semver'

/**
 * What `lerna version` wrote of the versions after the one that is live, newest first; empty where it wrote nothing, as
 * for a build between two versions.
 */
export function changelogSince(folder: string, live: string | null): string {
  const file = join(folder, 'CHANGELOG.md')
  if (!existsSync(file)) return ''
  // `1.4.0-1a2b3c4d` is a build of 1.4.0, and not what comes before it.
  const before = /^\d+\.\d+\.\d+/.exec(live ?? '')?.[0] ?? '0.0.0'
  return entriesOf(readFileSync(file, 'utf8'))
    .filter(({ version }) => semver.gt(version, before))
    .map(({ text }) => text)
    .join('\n\n')
}

function entriesOf(changelog: string): { readonly version: string; readonly text: string }[] {
  const [, ...entries] = changelog.split(/^#{1,2} (?=\d)/m)
  return entries.flatMap((entry) => {
    const version = /^\d+\.\d+\.\d+/.exec(entry)?.[0]
    return version === undefined ? [] : [{ version, text: entry.trimEnd().replace(/\n{2,}/g, '\n') }]
  })
}
