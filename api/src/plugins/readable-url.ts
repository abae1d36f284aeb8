/** The longest part of an address that a route takes. */
export const longestPart = 256
const link = /^(\/o\/)([^/?#]+)/i

/**
 * For `rewriteUrl`: a customer's link that was broken on its way is encoded once more, or cut off where it is too long,
 * so that it reaches its page, which says in words that it leads nowhere. Any other address that cannot be decoded is
 * refused.
 */
export function readableUrl({ url = '/' }: { readonly url?: string }): string {
  const [, start, token] = link.exec(url) ?? []
  if (start === undefined || token === undefined || (token.length <= longestPart && isReadable(token))) return url
  return `${start}${encodeURIComponent(token.slice(0, longestPart))}${url.slice(start.length + token.length)}`
}

function isReadable(encoded: string): boolean {
  try {
    decodeURIComponent(encoded)
    return true
  } catch {
    return false
  }
}
