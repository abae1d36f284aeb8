import { readdirSync, readFileSync } from 'node:fs'
import { nodeModules } from './nodeModules.ts'

/**
 * Installed packages whose `.js` files are ES modules. Jest executes CommonJS, so these are transformed
 * like our own sources; everything else in node_modules runs as it is.
 */
export function esmPackages(): string[] {
  return packageNames()
    .filter(isEsm)
    .map((name) => name.replaceAll('.', '\\.'))
}

function packageNames(): string[] {
  return readdirSync(nodeModules).flatMap((name) => {
    if (name.startsWith('.')) return []
    return name.startsWith('@') ? readdirSync(`${nodeModules}/${name}`).map((child) => `${name}/${child}`) : [name]
  })
}

function isEsm(name: string): boolean {
  try {
    const manifest: { type?: string } = JSON.parse(readFileSync(`${nodeModules}/${name}/package.json`, 'utf8'))
    return manifest.type === 'module'
  } catch {
    return false
  }
}
