import type { BootManifest } from '@staffel/shared-api/contract'
import { pageWithBoot, type Manifest } from '../boot.ts'
import type { Fault } from './cachingProxy.ts'

/** Pages of the shell, and what a tab that stays open asks for. */
export const bootFiles = /^\/(?!webhook\/|r\/)(?:[^.?]*(?:\?.*)?|environment\.json)$/

/** Another boot manifest than the server's. */
export function otherBoot(change: (boot: Manifest) => void): Fault {
  return (text) => {
    if (!text.startsWith('{')) return pageWithBoot(text, change) ?? text
    const boot: Manifest = JSON.parse(text)
    change(boot)
    return JSON.stringify(boot)
  }
}

/** Code of an area in which an expression throws until `window.wellAreas` names the area. */
export function throwing(expression: string, area: string): Fault {
  const ill = `!window.wellAreas?.includes("${area}")`
  const broken = `(()=>{if(${ill})throw new Error("broken on purpose");return ${valueOf(expression)}})()`
  return (code) =>
    code.replaceAll(
      expression,
      expression.replace(valueOf(expression), () => broken),
    )
}

/** Of `key:value` the value; of anything else the whole. */
function valueOf(expression: string): string {
  return expression.split(':').at(-1) ?? expression
}

/** Files of one area's chunk, by the name that the area's build gave it. */
export function chunkFiles(boot: BootManifest, area: string, chunk: string, kind: 'scripts' | 'styles'): RegExp {
  const files = boot.areas.find(({ document }) => document.id === area)?.chunks[chunk]?.[kind] ?? []
  if (files.length === 0) throw new Error(`${area} has no ${kind} in ${chunk}`)
  return new RegExp(`^/r/${area}/[^/]+/(?:${files.map((file) => file.replaceAll('.', '\\.')).join('|')})`)
}
