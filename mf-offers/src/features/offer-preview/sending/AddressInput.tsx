import { type FieldControl, Select } from '@staffel/shared-ui/form'

export interface AddressInputProps {
  control: FieldControl
  value: string[]
  onChange: (addresses: string[]) => void
}

/** Any number of e-mail addresses; Enter, a comma, a semicolon or a space ends one. */
export function AddressInput({ control, value, onChange }: AddressInputProps) {
  return (
    <Select
      {...control}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', ';', ' ']}
      value={value}
      onChange={(addresses: string[]) => onChange(addresses.map((address) => address.trim()).filter(Boolean))}
    />
  )
}
