/** A character that is seen: no white space, none without width, no control character. */
const seen = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u

/** The same as a part of a larger pattern, which needs the flag `u`. */
export const seenPattern = seen.source

/** Whether a text counts as empty: nothing of it is seen. */
export const isBlank = (text: string): boolean => !seen.test(text)
