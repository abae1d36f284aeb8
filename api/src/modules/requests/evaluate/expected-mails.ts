import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a careful clerk reads from a mail. */
export interface ExpectedLine {
  readonly text: string
  readonly quantity: number
  /** The products that fit, none where the catalogue has nothing; absent where only the reading is judged. */
  readonly skus?: readonly string[]
}

export interface ExpectedMail {
  readonly file: string
  readonly raw: Uint8Array
  readonly lines: readonly ExpectedLine[]
}

/** The mails of a folder with the lines that its `expected.json` names for them. */
export function expectedMails(folder: string): ExpectedMail[] {
  const expected: Record<string, { readonly lines: readonly ExpectedLine[] }> = JSON.parse(
    readFileSync(join(folder, 'expected.json'), 'utf8'),
  )
  return Object.entries(expected).map(([file, { lines }]) => ({ file, raw: readFileSync(join(folder, file)), lines }))
}
