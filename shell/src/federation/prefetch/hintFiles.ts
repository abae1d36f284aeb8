import type { FirstFiles } from '../load/firstFiles.ts'
import { askAlike } from '../load/askAlike.ts'

/**
 * Asks the browser for an area's files before the code that needs them has arrived, so that entry, module, texts and
 * page come in one wave.
 */
export function hintFiles(
  { scripts, styles }: FirstFiles,
  integrity: (url: string) => string | undefined,
  page: Document = document,
): void {
  for (const url of scripts) addHint(page, url, 'script', integrity(url))
  for (const url of styles) addHint(page, url, 'style', undefined)
}

function addHint(page: Document, url: string, as: 'script' | 'style', hash: string | undefined): void {
  if (page.head.querySelector(`link[rel="preload"][href="${CSS.escape(url)}"]`)) return
  const link = page.createElement('link')
  link.rel = 'preload'
  link.as = as
  askAlike(link, url, hash)
  // A failed hint must not stand in the way of the next attempt.
  link.onerror = () => link.remove()
  link.href = url
  page.head.append(link)
}
