import type { AreaDocument, BootArea } from '@staffel/shared-api/contract'
import type { OtherBuild } from './overrides.ts'

type Described = Pick<BootArea, 'entry' | 'scripts' | 'styles' | 'chunks' | 'integrity'>

/** A build that a development server makes; its files change, so nothing of them is known ahead. */
export async function fromServer(id: string, address: string): Promise<OtherBuild> {
  const base = new URL(address.endsWith('/') ? address : `${address}/`).href
  const document = await documentAt(id, base)
  return { document, base, entry: 'remoteEntry.js', scripts: [], styles: [], chunks: {}, integrity: {} }
}

/** A version that was published to this environment, live or not: `1.2.0-1a2b3c4d`. */
export async function fromVersion(id: string, version: string): Promise<OtherBuild> {
  const base = `/r/${id}/${encodeURIComponent(version)}/`
  const document = await documentAt(id, base)
  const { entry, scripts, styles, chunks, integrity } = await jsonAt<Described>(`${base}build.json`)
  return { document, base, entry, scripts, styles, chunks, integrity }
}

async function documentAt(id: string, base: string): Promise<AreaDocument> {
  const document = await jsonAt<AreaDocument>(`${base}area.json`)
  if (document.id !== id) throw new Error(`${base} is of ${document.id}`)
  return document
}

async function jsonAt<Content>(address: string): Promise<Content> {
  const answer = await fetch(address, { cache: 'no-store' })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.json()
}
