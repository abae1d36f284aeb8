export interface PageWords {
  readonly notSent: string
  readonly changed: string
  readonly retry: string
  readonly close: string
  readonly sent: string
  readonly newerFailed: string
  readonly fileFailed: string
  readonly declineMissing: string
  /** With places in braces. */
  readonly quantity: Readonly<Record<'next' | 'counted' | 'below' | 'above' | 'step' | 'whole', string>>
  readonly missing: Readonly<Record<'name' | 'email' | 'signature' | 'agree', string>>
}

/** The server's, in the language of the page. */
export function pageWords(): PageWords {
  return JSON.parse(document.getElementById('words')?.textContent ?? '{}')
}

/** A text of the server with its places in braces filled in. */
export function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w{1,20})\}/g, (place, name: string) => values[name] ?? place)
}
