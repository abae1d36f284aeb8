import type { BootManifest } from '@staffel/shared-api/contract'

/** Published hash of a file by its address. Only entries are looked up: webpack asks for chunks without one. */
export function integrityOf(
  areas: readonly Pick<BootManifest['areas'][number], 'base' | 'entry' | 'integrity'>[],
): (url: string) => string | undefined {
  const hashes = new Map(areas.map(({ base, entry, integrity }) => [absolute(`${base}${entry}`), integrity?.[entry]]))
  return (url) => hashes.get(absolute(url))
}

// The federation runtime asks by the absolute address, whatever it was registered with; hints ask by ours.
function absolute(url: string): string {
  return new URL(url, document.baseURI).href
}
