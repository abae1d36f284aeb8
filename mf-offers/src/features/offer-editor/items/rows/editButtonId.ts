/** Where the focus returns when a row is closed. */
export function editButtonId(lineId: string): string {
  return `edit-${lineId}`
}
