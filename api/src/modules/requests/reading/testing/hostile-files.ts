import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'

interface PdfObject {
  readonly dictionary: string
  readonly stream?: Uint8Array
}

/** A PDF of numbered objects, the first of them its catalogue. Readers find them without a table of where they are. */
function pdf(...objects: readonly PdfObject[]): Uint8Array {
  return Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...objects.flatMap(({ dictionary, stream }, index) => [
      Buffer.from(`${index + 1} 0 obj\n<<${dictionary}${stream ? `/Length ${stream.length}` : ''}>>\n`),
      ...(stream ? [Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')] : []),
      Buffer.from('endobj\n'),
    ]),
    Buffer.from('trailer\n<</Root 1 0 R>>\n%%EOF'),
  ])
}

const catalogue: PdfObject = { dictionary: '/Type/Catalog/Pages 2 0 R' }
const onePage = (content: PdfObject, page = '', ...more: readonly PdfObject[]): Uint8Array =>
  pdf(
    catalogue,
    { dictionary: '/Type/Pages/Kids[3 0 R]/Count 1' },
    { dictionary: `/Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R${page}` },
    content,
    ...more,
  )
const text = (words: string): Uint8Array => Buffer.from(words)
const form = (next: number | null, content: string): PdfObject => ({
  dictionary: `/Type/XObject/Subtype/Form/BBox[0 0 1 1]/Resources<</XObject<<${next === null ? '' : `/X ${next} 0 R`}>>/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>`,
  stream: text(content),
})

const workbookParts = (sheets: string): Record<string, Uint8Array> => ({
  'xl/workbook.xml': strToU8(`<workbook><sheets>${sheets}</sheets></workbook>`),
})
const oneSheet = '<sheet name="Blad1" sheetId="1" r:id="r1"/>'
const rows = (content: string): Uint8Array => strToU8(`<worksheet><sheetData>${content}</sheetData></worksheet>`)

/** Less small for a quarter of the work. */
const quickly = { level: 1 }

type NamedFile = [name: string, bytes: Uint8Array]
let made: readonly NamedFile[] | null = null

/** Small files that take hours or gigabytes where nobody limits them. Making them takes seconds, so it is done once. */
export const hostileFiles = (): readonly NamedFile[] => (made ??= makeFiles())

function makeFiles(): NamedFile[] {
  return [
    [
      'twice-packed.pdf',
      onePage({
        dictionary: '/Filter[/FlateDecode/FlateDecode]',
        stream: deflateSync(deflateSync(Buffer.alloc(1_000_000_000, '(a) Tj '), quickly)),
      }),
    ],
    [
      'operators.pdf',
      onePage({ dictionary: '/Filter/FlateDecode', stream: deflateSync(Buffer.alloc(60_000_000, 'q ')) }),
    ],
    [
      'forms-in-forms.pdf',
      onePage(
        { dictionary: '', stream: text('/X Do') },
        '/Resources<</XObject<</X 5 0 R>>>>',
        ...Array.from({ length: 8 }, (_, level) =>
          level === 7 ? form(null, 'BT /F 9 Tf (2 st bout) Tj ET') : form(level + 6, '/X Do '.repeat(20)),
        ),
      ),
    ],
    [
      'form-in-itself.pdf',
      onePage({ dictionary: '', stream: text('/X Do') }, '/Resources<</XObject<</X 5 0 R>>>>', form(5, '/X Do /X Do')),
    ],
    ['pages-in-pages.pdf', pdf(catalogue, { dictionary: '/Type/Pages/Kids[2 0 R 2 0 R]/Count 999999' })],
    ['large-page.pdf', onePage({ dictionary: '', stream: text('BT (20 st) Tj ET') }, '/MediaBox[0 0 1e30 1e30]')],
    [
      'one-text-everywhere.xlsx',
      zipSync({
        ...workbookParts(oneSheet),
        'xl/sharedStrings.xml': strToU8(`<sst><si><t>${'bout '.repeat(200_000)}</t></si></sst>`),
        'xl/worksheets/sheet1.xml': rows(`<row>${'<c t="s"><v>0</v></c>'.repeat(180)}</row>`.repeat(4_000)),
      }),
    ],
    [
      'one-sheet-everywhere.xlsx',
      zipSync({
        ...workbookParts(oneSheet.repeat(500)),
        'xl/_rels/workbook.xml.rels': strToU8(
          '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
        ),
        'xl/worksheets/sheet1.xml': rows('<row><c t="inlineStr"><is><t>bout</t></is></c></row>'.repeat(100_000)),
      }),
    ],
    [
      'far-away-cells.xlsx',
      zipSync({
        ...workbookParts(oneSheet),
        'xl/worksheets/sheet1.xml': rows('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'.repeat(300_000)),
      }),
    ],
    [
      'many-parts.xlsx',
      zipSync({
        ...workbookParts(oneSheet),
        ...Object.fromEntries(
          Array.from({ length: 40 }, (_, part) => [`xl/worksheets/sheet${part + 1}.xml`, Buffer.alloc(1_000_000)]),
        ),
      }),
    ],
  ]
}
