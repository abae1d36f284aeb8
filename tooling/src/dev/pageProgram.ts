import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFolder } from '../webpack/pages/pageConfig.ts'
import { refreshPath } from './refreshScript.ts'

/** What stands in a written page while its area is worked on; `base` is where `built` is served. */
export function pageProgram(built: string, base: string): string | undefined {
  const file = join(built, pageFolder, 'page.json')
  if (!existsSync(file)) return undefined
  const page: { script: string; styles: string[] } = JSON.parse(readFileSync(file, 'utf8'))
  const styles = page.styles.map((style) => `<link rel="stylesheet" href="${base}${style}">`)
  // Every build of a development server asks for the refresh runtime, whether it holds components or not.
  const scripts = [`<script src="${refreshPath}"></script>`, `<script defer src="${base}${page.script}"></script>`]
  return [...styles, ...scripts].join('')
}
