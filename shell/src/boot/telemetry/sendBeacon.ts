/** Leaves with the page, and waits for nothing. Another origin is asked without anything that is kept for it. */
export function sendBeacon(address: string, body: string): boolean {
  if (address.startsWith('/')) return navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }))
  const headers = { 'content-type': 'application/json' }
  fetch(address, { method: 'POST', body, headers, keepalive: true, credentials: 'omit' }).catch(() => {})
  return true
}
