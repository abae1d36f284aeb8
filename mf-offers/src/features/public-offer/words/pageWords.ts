export interface PageWords {
  readonly notSent: string
  readonly changed: string
  readonly retry: string
  readonly close: string
  readonly sent: string
  readonly newerFailed: string
  readonly fileFailed: string
  readonly declineMissing: string
  readonly missing: Readonly<Record<'name' | 'email' | 'signature' | 'agree', string>>
}

/** The server's, in the language of the page. */
export function pageWords(): PageWords {
  return JSON.parse(document.getElementById('words')?.textContent ?? '{}')
}
