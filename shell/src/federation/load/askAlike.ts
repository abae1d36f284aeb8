/**
 * Sets on a hint and on the script that follows it what decides whether the browser takes them for the same request:
 * a published hash and a foreign origin ask with CORS, a chunk of our own origin without, as webpack does.
 */
export function askAlike(element: HTMLLinkElement | HTMLScriptElement, url: string, hash: string | undefined): void {
  const foreign = new URL(url, document.baseURI).origin !== window.location.origin
  if (hash !== undefined || foreign) element.crossOrigin = 'anonymous'
  if (hash !== undefined) element.integrity = hash
}
