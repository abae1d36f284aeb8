import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

interface JestReport {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[]
}

interface PlaywrightReport {
  readonly stats: { readonly duration: number }
}

/** How long the tests of each package took in the last `npm test`, added up over its files. */
export function testSeconds(root: string): ReadonlyMap<string, number> {
  const seconds = new Map<string, number>()
  for (const name of ['unit', 'areas', 'api'])
    for (const { name: file, startTime, endTime } of read<JestReport>(root, name)?.testResults ?? []) {
      const [folder = ''] = relative(root, file).split('/')
      seconds.set(folder, (seconds.get(folder) ?? 0) + (endTime - startTime) / 1000)
    }
  const journeys = read<PlaywrightReport>(root, 'playwright')
  if (journeys) seconds.set('e2e', journeys.stats.duration / 1000)
  return seconds
}

function read<Report>(root: string, name: string): Report | undefined {
  const file = join(root, 'node_modules/.cache/staffel', `${name}.report.json`)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
