/** The kinds of image that a logo may be, by the types that browsers and mail programs call them. */
const kindOfType = {
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
} as const
const kindOfExtension = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', gif: 'gif', svg: 'svg', webp: 'webp' } as const

export type LogoKind = (typeof kindOfType)[keyof typeof kindOfType]
export type LogoProblem = 'type' | 'extension' | 'size' | 'empty'

export const logoMaxBytes = 5 * 1024 * 1024

/** For a file field: types and extensions, as some systems know the one and some the other. */
export const logoAccept = [...Object.keys(kindOfType), ...Object.keys(kindOfExtension).map((name) => `.${name}`)].join()

/** What a file says of itself; what is in it, the server looks at. */
export interface LogoFile {
  readonly name: string
  readonly type: string
  readonly size: number
}

/** The kind of image that type and extension agree on, or what is wrong, in the order in which it is asked. */
export function checkLogoFile({ name, type, size }: LogoFile): { kind: LogoKind } | { problem: LogoProblem } {
  const declared = kindOf(kindOfType, type)
  if (!declared) return { problem: 'type' }
  const extension = /\.([A-Za-z]+)$/.exec(name)?.[1] ?? ''
  if (kindOf(kindOfExtension, extension) !== declared) return { problem: 'extension' }
  if (size > logoMaxBytes) return { problem: 'size' }
  return size === 0 ? { problem: 'empty' } : { kind: declared }
}

function kindOf(kinds: Readonly<Record<string, LogoKind>>, name: string): LogoKind | undefined {
  const lower = name.toLowerCase()
  return Object.hasOwn(kinds, lower) ? kinds[lower] : undefined
}
