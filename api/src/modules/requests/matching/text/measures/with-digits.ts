const values: Readonly<Record<string, number>> = {
  een: 1,
  één: 1,
  twee: 2,
  drie: 3,
  vier: 4,
  vijf: 5,
  zes: 6,
  zeven: 7,
  acht: 8,
  negen: 9,
  tien: 10,
  twaalf: 12,
  halve: 0.5,
  anderhalf: 1.5,
  anderhalve: 1.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
}
const spelled = new RegExp(
  String.raw`(?<![\p{L}\d])(${Object.keys(values).join('|')})([eë]nhal(?:f|ve))?(?=[\s-](?:meters?|metres?|m|mm|cm|liters?|litres?|ltr|l)(?![\p{L}\d]))`,
  'giu',
)

/** `zes meter`, `two metres`, `tweeënhalve liter`: the number in digits. */
export const withDigits = (text: string): string =>
  text.replace(spelled, (_, word: string, half?: string) =>
    String((values[word.toLowerCase()] ?? 0) + (half === undefined ? 0 : 0.5)),
  )
