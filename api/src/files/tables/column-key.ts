/** A column's name as people mean it: without case, accents and what is no letter or digit. */
export function columnKey(name: string): string {
  return name
    .slice(0, 200)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9%]/g, '')
    .slice(0, 80)
}
