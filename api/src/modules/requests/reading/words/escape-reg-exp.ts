/** Text as a pattern that matches exactly this text, also with the `u` flag. */
export const escapeRegExp = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`)
