/** Binary numbers this large have no decimals to round. */
const beyondDecimals = 2 ** 52

/**
 * Rounds the decimal number that is written, not its binary neighbour: 1.005 is 1.01. Half goes away from zero.
 * For showing and typing only; amounts are computed by the rules of the contract.
 */
export function roundHalfUp(value: number, decimals: number): number {
  if (Math.abs(value) >= beyondDecimals) return value
  const [mantissa = '0', exponent = '0'] = Math.abs(value).toExponential().split('e')
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + decimals}`))
  const rounded = Number(`${shifted}e-${decimals}`)
  return value < 0 && rounded !== 0 ? -rounded : rounded
}
