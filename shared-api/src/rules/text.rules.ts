/** At most so many characters of a text; of one that takes two places both go, as a half of it cannot be stored. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most)
  return isFirstHalf(cut.charCodeAt(cut.length - 1)) ? cut.slice(0, -1) : cut
}

const isFirstHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdbff

/** A longer ending is none that says what a file is. */
const longestEnding = 20

/** A file's name, cut in front of what says what the file is. */
export function cutFileName(name: string, most: number): string {
  const dot = name.lastIndexOf('.')
  if (name.length <= most || dot < 1 || name.length - dot > longestEnding) return cutText(name, most)
  const ending = name.slice(dot)
  return `${cutText(name, most - ending.length)}${ending}`
}

/** PostgreSQL takes no NUL and no half of a character; every other character keeps its place. */
export const storableText = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed()
