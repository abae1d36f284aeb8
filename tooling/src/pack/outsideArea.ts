import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { areaFiles, type NewArea } from '../new-area/areaFiles.ts'
import { packPackages } from './packPackages.ts'

const house = resolve(import.meta.dirname, '../../..')

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/**
 * An area in a repository of its own, for trials: a new one in an empty folder, with the packed packages of the house
 * and nothing else of it. What those declare comes from where it is installed already, so that no network is needed;
 * what they do not declare is not there. `tools`: packages that the area's own build needs besides.
 */
export function outsideArea(folder: string, area: NewArea, tools: readonly string[] = []): void {
  for (const [name, content] of areaFiles(area)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: area.id, version: '1.0.0' }))
  const packed = join(folder, 'packed')
  packPackages(house, packed)
  for (const tarball of globSync('*.tgz', { cwd: packed })) {
    const name = /^staffel-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(tarball)?.[1] ?? tarball
    const into = join(folder, 'node_modules/@staffel', name)
    mkdirSync(into, { recursive: true })
    execFileSync('tar', ['-xzf', join(packed, tarball), '-C', into, '--strip-components=1'])
  }
  for (const name of new Set([...declaredBelow(join(folder, 'node_modules/@staffel')), ...tools])) {
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true })
    symlinkSync(join(house, 'node_modules', name), join(folder, 'node_modules', name))
  }
}

/** Builds it as its team would: with the preset of the packed tooling. */
export function buildOutside(folder: string): void {
  const bundler = join(folder, 'node_modules/@staffel/tooling/bin/bundle.js')
  execFileSync(process.execPath, [bundler, folder], { cwd: folder, stdio: 'pipe' })
}

/** Runs its tests as its team does: by jest, with the preset of the packed tooling. Throws where some fail. */
export function testOutside(folder: string): void {
  execFileSync(process.execPath, ['node_modules/jest/bin/jest.js'], { cwd: folder, stdio: 'pipe' })
}

function declaredBelow(packages: string): string[] {
  return globSync('*/package.json', { cwd: packages })
    .map((name): Manifest => JSON.parse(readFileSync(join(packages, name), 'utf8')))
    .flatMap(({ dependencies, peerDependencies }) => Object.keys({ ...dependencies, ...peerDependencies }))
    .filter((name) => !name.startsWith('@staffel/'))
}

/** Builds it as a team does that has rspack, and nothing of our tooling. */
export function buildWithRspack(folder: string): void {
  execFileSync(process.execPath, [join(import.meta.dirname, 'rspack/run.ts'), folder], { cwd: folder, stdio: 'pipe' })
}
