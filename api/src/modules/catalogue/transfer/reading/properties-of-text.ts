import type { ProductProperty } from '@staffel/shared-api/contract'

/** What a cell of properties says (`propertiesText`); null where a part of it has no type or no value. */
export function propertiesOfText(cell: string): ProductProperty[] | null {
  const parts = partsOf(cell)
  return parts.some((part) => part === null) ? null : parts.filter((part) => part !== null)
}

/** Read sign by sign: a backslash takes its meaning from the one behind it. */
function partsOf(cell: string): (ProductProperty | null)[] {
  const parts: (ProductProperty | null)[] = []
  let [type, value]: [string, string | null] = ['', null]
  let editable = false
  const close = () => {
    const [propertyType, shown] = [type.trim(), value?.trim() ?? '']
    if (propertyType !== '' || shown !== '')
      parts.push(
        propertyType === '' || shown === '' ? null : { propertyType, value: shown, ...(editable && { editable }) },
      )
    ;[type, value, editable] = ['', null, false]
  }
  const add = (sign: string) => {
    if (value === null) type += sign
    else value += sign
  }
  for (let at = 0; at < cell.length; at += 1) {
    const sign = cell.charAt(at)
    if (sign === '\\' && at + 1 < cell.length) add(cell.charAt((at += 1)))
    else if (sign === '|') close()
    else if (sign === ':' && value === null) value = ''
    else if (sign === '*' && value === null) editable = true
    else add(sign)
  }
  close()
  return parts
}
