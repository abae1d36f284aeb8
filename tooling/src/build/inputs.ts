import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Workspace } from '../workspace/workspace.ts'

/**
 * What every build is made from besides the package itself: shared sources, the preset, and the versions of everything
 * else.
 */
const common = [
  'shared-api',
  'shared-auth',
  'shared-ui',
  'tooling/src/webpack',
  'tooling/src/workspace',
  'tooling/package.json',
  'package-lock.json',
]
const notInputs = new Set(['node_modules', 'dist', 'dist-monolith', 'coverage', 'test-results'])

/** One hash over the contents of everything that a package's build depends on. */
export function inputsOf(workspace: Workspace, folder: string): string {
  const hash = createHash('sha256')
  for (const place of [...common.map((path) => join(workspace.root, path)), folder]) {
    for (const file of filesBelow(place))
      hash.update(relative(workspace.root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  const entries = readEntries(path)
  if (entries === undefined) return isTest(path) ? [] : [path]
  return entries
    .filter((name) => !notInputs.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}

/** Undefined for a file. */
function readEntries(path: string): string[] | undefined {
  try {
    return readdirSync(path)
  } catch {
    return undefined
  }
}

/** Where it is kept from which inputs a package was last built. */
export class Stamps {
  readonly #folder: string

  constructor(workspace: Workspace) {
    this.#folder = join(workspace.root, 'node_modules/.cache/staffel')
  }

  /** Whether the outcome of the last build is there and was made from these inputs. */
  isFresh(name: string, inputs: string, outcome: string): boolean {
    const stamp = this.#file(name)
    return existsSync(outcome) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs
  }

  write(name: string, inputs: string): void {
    mkdirSync(dirname(this.#file(name)), { recursive: true })
    writeFileSync(this.#file(name), inputs)
  }

  /** A build that did not end leaves files of two versions behind. */
  remove(name: string): void {
    rmSync(this.#file(name), { force: true })
  }

  #file(name: string): string {
    return join(this.#folder, `${name}.inputs`)
  }
}
