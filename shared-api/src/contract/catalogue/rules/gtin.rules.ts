/** Whether it is a GTIN of 8, 12, 13 or 14 digits: the last one makes the weighted sum a multiple of ten. */
export function isGtin(code: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return false
  const sum = Array.from(code)
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
