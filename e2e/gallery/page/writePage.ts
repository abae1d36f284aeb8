import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from '../takePictures.ts'

/** One page that shows all pictures, to be opened from the disk; answers where it is. */
export function writePage(folder: string, pictures: readonly Picture[]): string {
  const page = join(folder, 'index.html')
  const template = readFileSync(join(import.meta.dirname, 'page.html'), 'utf8')
  const data = JSON.stringify(pictures).replaceAll('<', String.raw`\u003c`)
  writeFileSync(
    page,
    template.replace('id="data">', (start) => start + data),
  )
  return page
}
