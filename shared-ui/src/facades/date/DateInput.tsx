import DatePicker from 'antd/es/date-picker'
import dayjs from 'dayjs'
import 'dayjs/locale/en-gb'
import 'dayjs/locale/nl'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../core/useIsPhone.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import './date-input.css'

export interface DateInputProps {
  /** `YYYY-MM-DD`, or nothing. */
  value?: string | null
  onChange?: (date: string | null) => void
  /** First and last date that may be chosen, `YYYY-MM-DD`. */
  min?: string
  max?: string
  id?: string
  disabled?: boolean
  allowClear?: boolean
  placeholder?: string
  status?: 'error' | 'warning'
  className?: string
  'aria-label'?: string
}

const wire = 'YYYY-MM-DD'
/** The first is shown; all are understood when typed. */
const formats = {
  nl: ['DD-MM-YYYY', 'D-M-YYYY', 'DD/MM/YYYY', wire],
  en: ['D MMM YYYY', 'D-M-YYYY', 'DD-MM-YYYY', 'DD/MM/YYYY', wire],
}

/**
 * Enter takes a date, or opens the calendar; it does not send the form around it as well. The browser alone is told:
 * the calendar does nothing with an event that was prevented for it.
 */
function keepForm({ key, nativeEvent }: KeyboardEvent): void {
  if (key === 'Enter') nativeEvent.preventDefault()
}

/** A calendar date, shown `05-03-2026` in Dutch and `5 Mar 2026` in English. */
export function DateInput({ value, onChange, min, max, placeholder, className, ...rest }: DateInputProps) {
  const { t } = useTranslation('ui')
  const { language } = useLanguage()
  const phone = useIsPhone()
  return (
    <DatePicker
      {...rest}
      className={`sf-date${className ? ` ${className}` : ''}`}
      value={value ? dayjs(value, wire) : null}
      onChange={(date) => onChange?.(date ? dayjs(date).format(wire) : null)}
      minDate={min ? dayjs(min, wire) : undefined}
      maxDate={max ? dayjs(max, wire) : undefined}
      format={formats[language]}
      placeholder={placeholder ?? t('date.choose')}
      inputReadOnly={phone}
      onKeyDown={keepForm}
    />
  )
}
