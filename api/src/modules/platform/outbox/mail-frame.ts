/**
 * An empty page for a frame without an origin, into which the page around it puts a mail. A mail has its styles on its
 * elements, which the application's own policy refuses; here they may be, and nothing else: no script of the mail runs,
 * and it loads nothing.
 */
export function mailFrame(nonce: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mail</title></head><body><script nonce="${nonce}">${script}</script></body></html>`
}

const script = `addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data !== 'string') return
  document.documentElement.innerHTML = new DOMParser().parseFromString(data, 'text/html').documentElement.innerHTML
  parent.postMessage({ mailHeight: document.body.scrollHeight }, '*')
})
parent.postMessage({ mailHeight: 0 }, '*')`
