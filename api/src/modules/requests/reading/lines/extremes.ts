/** As `Math.max`, which takes its numbers on the stack: a mail may have more of them than fit there. */
export const largest = (numbers: readonly number[], atLeast: number): number =>
  numbers.reduce((most, number) => (number > most ? number : most), atLeast)

export const smallest = (numbers: readonly number[], atMost: number): number =>
  numbers.reduce((least, number) => (number < least ? number : least), atMost)
