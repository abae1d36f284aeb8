import { DecimalInput, type DecimalInputProps } from './DecimalInput.tsx'

/** A quantity with up to three decimals: `1.250`, `10,5`. */
export function QuantityInput(props: Omit<DecimalInputProps, 'decimals' | 'minimumDecimals'>) {
  return <DecimalInput {...props} decimals={3} />
}
