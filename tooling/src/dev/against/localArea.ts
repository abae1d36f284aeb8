import type { AreaDocument } from '../../webpack/area/areaDocument.ts'

/** An area that is built on this machine, and where. */
export interface LocalArea {
  readonly document: AreaDocument
  /** Path that its files are served below. */
  readonly base: string
}

/** What is read of a boot manifest here. */
export interface Boot {
  readonly environment: { readonly name: string; readonly production: boolean }
  readonly areas: readonly {
    readonly document: { readonly id: string }
    readonly base: string
    readonly flags: object
  }[]
}

const bootTag = /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s

/** A boot manifest in which the area is the local one; new where the environment does not have it yet. */
export function withLocalArea<Read extends Boot>(boot: Read, { document, base }: LocalArea): Read {
  const isIt = (area: Boot['areas'][number]) => area.document.id === document.id
  const local = {
    document,
    enabled: true,
    base,
    entry: 'remoteEntry.js',
    scripts: [],
    styles: [],
    chunks: {},
    integrity: {},
    flags: boot.areas.find(isIt)?.flags ?? {},
  }
  const areas = boot.areas.some(isIt) ? boot.areas.map((area) => (isIt(area) ? local : area)) : [...boot.areas, local]
  return { ...boot, areas }
}

/**
 * A page of the environment with the local area in it; undefined for a page that is not the shell's. Hints to files of
 * the published version are taken out: nothing would use them.
 */
export function pageWithLocalArea(page: string, local: LocalArea): string | undefined {
  const [whole, before = '', json = '', after = ''] = bootTag.exec(page) ?? []
  if (whole === undefined) return undefined
  const boot: Boot = JSON.parse(json)
  const published = boot.areas.find(({ document }) => document.id === local.document.id)?.base
  const written = JSON.stringify(withLocalArea(boot, local)).replaceAll('<', '\\u003c')
  return page
    .replace(whole, () => before + written + after)
    .replace(/<link rel="preload"[^<>]*>/g, (hint) => (published && hint.includes(published) ? '' : hint))
}
