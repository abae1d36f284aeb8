/** One drill: what it prints on the way, and whether nothing was lost. */
export type Part = (say: (line: string) => void) => Promise<boolean>
