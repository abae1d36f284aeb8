/**
 * A page of the shell with its files at another origin: what is run or draws there is asked for with CORS, so that the
 * browser tells what went wrong with it.
 */
export function filesAt(page: string, origin: string): string {
  if (origin === '') return page
  return page.replace(
    /<(script|link)\b([^<>]*) (src|href)="(\/[^/"][^"]*)"/g,
    (_tag, name: string, before: string, attribute: string, path: string) =>
      `<${name} crossorigin="anonymous"${before} ${attribute}="${origin}${path}"`,
  )
}
