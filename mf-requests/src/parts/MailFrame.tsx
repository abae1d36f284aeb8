import { useMemo } from 'react'
import { originalDocument } from './originalDocument.ts'

/** A mail as its sender laid it out, in a frame that neither runs nor loads anything. */
export function MailFrame({ html, title, className }: { html: string; title: string; className: string | undefined }) {
  const content = useMemo(() => originalDocument(html, pageNonce()), [html])
  return <iframe className={className} title={title} sandbox="" srcDoc={content} />
}

function pageNonce(): string {
  return document.querySelector<HTMLElement>('style[nonce], script[nonce]')?.nonce ?? ''
}
