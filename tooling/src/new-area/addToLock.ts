import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Lock {
  readonly packages: Readonly<Record<string, object>>
}

/**
 * Makes a package of the workspace known to `package-lock.json`, as npm would. npm itself would write down everything
 * else that it finds on this machine as well.
 */
export function addToLock(root: string, name: string): void {
  const file = join(root, 'package-lock.json')
  if (!existsSync(file)) return
  const lock: Lock = JSON.parse(readFileSync(file, 'utf8'))
  const manifest: { name: string } & Readonly<Record<string, unknown>> = JSON.parse(
    readFileSync(join(root, name, 'package.json'), 'utf8'),
  )
  const { version, dependencies, devDependencies, peerDependencies } = manifest
  const added = {
    '': rootOf(root, lock),
    [name]: { name: manifest.name, version, dependencies, devDependencies, peerDependencies },
    [`node_modules/${manifest.name}`]: { resolved: name, link: true },
  }
  const packages = Object.fromEntries(
    Object.entries({ ...lock.packages, ...added }).sort(([one], [other]) => one.localeCompare(other, 'en')),
  )
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`)
}

/** Lists the workspaces; without a name it stands first. */
function rootOf(root: string, lock: Lock): object {
  const { workspaces }: { workspaces: unknown } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { ...lock.packages[''], workspaces }
}
