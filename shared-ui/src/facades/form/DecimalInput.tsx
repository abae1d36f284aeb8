import Input, { type InputProps } from 'antd/es/input'
import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../format/formatNumber.ts'
import { parseDecimal } from '../../format/parseDecimal.ts'
import { roundHalfUp } from '../../format/roundHalfUp.ts'
import { toast } from '../../toast/toast.ts'
import './decimal-input.css'

type Replaced = 'value' | 'onChange' | 'defaultValue' | 'type' | 'min' | 'max' | 'step'

export interface DecimalInputProps extends Omit<InputProps, Replaced> {
  value?: number | null
  /** Called at every change with what the text means now; what is not a number is 0, and said to be none. */
  onChange?: (value: number) => void
  /** Digits behind the comma that are kept, and that are always shown. */
  decimals?: number
  minimumDecimals?: number
  min?: number
  max?: number
  /** What the arrow keys add or take. */
  step?: number
}

/** A number, typed with a comma or a dot and shown the Dutch way once the field is left. Never below `min` (0). */
export function DecimalInput(props: DecimalInputProps) {
  const {
    value,
    onChange,
    decimals = 3,
    minimumDecimals = 0,
    min = 0,
    max = Infinity,
    step = 1,
    onFocus,
    onBlur,
    onKeyDown,
    ...rest
  } = props
  const { t } = useTranslation('ui')
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = typed !== null && typed.trim() !== '' && parseDecimal(typed, decimals) === null

  const write = (number: number) => formatNumber(number, decimals, minimumDecimals)
  const edited = (number: number) => write(number).replaceAll('.', '')
  const within = (number: number) => roundHalfUp(Math.min(Math.max(number, min), max), decimals)

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value)
    onChange?.(within(parseDecimal(event.target.value, decimals) ?? 0))
  }
  /** The field shows its number again, or goes away: nobody should find out later that it is 0. */
  const tell = () => {
    if (isWrong) toast.warning(t('number.none'), { id: 'no-number' })
  }
  const focus = (event: FocusEvent<HTMLInputElement>) => {
    const shown = value === null || value === undefined ? '' : edited(value)
    setTyped(shown)
    // At once, for whoever comes by the keyboard and types on; a click sets the caret after this.
    event.currentTarget.value = shown
    event.currentTarget.select()
    selectSoon(event.currentTarget, shown)
    onFocus?.(event)
  }
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    tell()
    setTyped(null)
    onBlur?.(event)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (direction) {
      event.preventDefault()
      const next = within((value ?? 0) + direction * step)
      setTyped(edited(next))
      onChange?.(next)
    }
    if (event.key === 'Enter' || event.key === 'Tab') tell()
    onKeyDown?.(event)
  }

  return (
    <Input
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      {...(isWrong && { status: 'error', 'aria-invalid': true })}
      className={`sf-decimal${rest.className ? ` ${rest.className}` : ''}`}
      value={typed ?? (value === null || value === undefined ? '' : write(value))}
      onChange={change}
      onFocus={focus}
      onBlur={blur}
      onKeyDown={press}
    />
  )
}

/** Once the browser has set its caret; not when something was typed in between, be it what stood there. */
function selectSoon(field: HTMLInputElement, untouched: string): void {
  let isTyped = false
  const type = (): void => {
    isTyped = true
  }
  field.addEventListener('input', type, { once: true })
  requestAnimationFrame(() => {
    field.removeEventListener('input', type)
    if (!isTyped && field.value === untouched) field.select()
  })
}
