import { getDocumentProxy } from 'unpdf'

type Document = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Document['getPage']>>
type Item = Awaited<ReturnType<Page['getTextContent']>>['items'][number]

export interface ReadPdf {
  /** The text of each page, line by line as it stands there: what is on one height is one line. */
  readonly pages: readonly string[]
  readonly text: string
  /** All text in the order of the document, which is that of a screen reader. */
  readonly spoken: string
  /** How often each role occurs in the structure: `{ Table: 1, TR: 4 }`. */
  readonly roles: Readonly<Record<string, number>>
  readonly info: Readonly<Record<string, unknown>>
  readonly images: number
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const pages: string[] = []
  const spoken: string[] = []
  const roles: Record<string, number> = {}
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(linesOf(items))
    spoken.push(...items.flatMap((item) => ('str' in item ? [item.str] : [])))
    countRoles(await page.getStructTree(), roles)
  }
  const { info } = await document.getMetadata()
  await document.loadingTask.destroy()
  const images = Buffer.from(bytes).toString('latin1').split('/Subtype /Image').length - 1
  return {
    pages,
    text: pages.join('\n'),
    spoken: spoken.join(' ').replace(/\s+/g, ' '),
    roles,
    info: Object.fromEntries(Object.entries(info)),
    images,
  }
}

/** Puts together what stands on one height, from left to right. */
function linesOf(items: readonly Item[]): string {
  const rows = new Map<number, { x: number; end: number; text: string }[]>()
  for (const item of items) {
    if (!('str' in item) || item.str === '') continue
    const [, , , , x = 0, y = 0] = item.transform
    const row = Math.round(Number(y) * 2)
    rows.set(row, [...(rows.get(row) ?? []), { x: Number(x), end: Number(x) + item.width, text: item.str }])
  }
  return [...rows]
    .sort(([a], [b]) => b - a)
    .map(([, row]) => joined(row.sort((a, b) => a.x - b.x)))
    .join('\n')
}

function joined(parts: readonly { x: number; end: number; text: string }[]): string {
  return parts
    .reduce((text, part, index) => {
      const before = parts[index - 1]
      const apart = before && part.x - before.end > 1 && !text.endsWith(' ')
      return text + (apart ? ' ' : '') + part.text
    }, '')
    .trim()
}

function countRoles(node: unknown, roles: Record<string, number>): void {
  if (typeof node !== 'object' || node === null) return
  if ('role' in node && typeof node.role === 'string') roles[node.role] = (roles[node.role] ?? 0) + 1
  if ('children' in node && Array.isArray(node.children)) node.children.forEach((child) => countRoles(child, roles))
}
