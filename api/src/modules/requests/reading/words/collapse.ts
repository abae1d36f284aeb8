/** Every run of white space becomes one space. */
export const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim()
