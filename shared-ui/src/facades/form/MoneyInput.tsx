import { DecimalInput, type DecimalInputProps } from './DecimalInput.tsx'

/** Euros with two decimals: `€ 1.234,56`. The arrow keys change a cent. */
export function MoneyInput(props: Omit<DecimalInputProps, 'decimals' | 'minimumDecimals'>) {
  return <DecimalInput prefix="€" step={0.01} {...props} decimals={2} minimumDecimals={2} />
}
