/**
 * An address of a link, as it stands in a request, a referrer or an error's message; encoded once where it stands in
 * another one.
 */
const inPath = /((?:\/|%2f)(?:o|public(?:\/|%2f)offers)(?:\/|%2f))[^\s"'\\/?#&]+/gi
const inQuery = /((?:[?&]|%3f|%26)(?:token|oobCode|code|state)(?:=|%3d))[^\s"'\\&#]+/gi

/**
 * The last net below the log: what is written on purpose names routes. A framework's own message may quote an address.
 */
export function withoutLinkTokens(line: string): string {
  return line.replace(inPath, '$1:token').replace(inQuery, '$1:token')
}
