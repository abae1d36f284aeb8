import AntdSelect, { type SelectProps } from 'antd/es/select'
import { useId, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckOutlined, CloseCircleOutlined, DownOutlined } from '../icons/index.ts'

/**
 * antd's select, whose button that empties it is named in the language of the interface: antd itself says "Clear" in
 * every language, and keeps that button from the keyboard. So Delete and Backspace empty it too, which is said with it.
 */
export function Select<Value = unknown>({ allowClear, ...props }: SelectProps<Value>) {
  const { t } = useTranslation('ui')
  const hint = useId()
  // Said here, because antd puts a sign of its own where somebody searches, called "search" in every language.
  const signs = {
    suffixIcon: props.loading ? undefined : <DownOutlined />,
    menuItemSelectedIcon: props.mode && <CheckOutlined />,
  }
  if (!allowClear) return <AntdSelect<Value> {...signs} {...props} allowClear={allowClear} />
  const given = typeof allowClear === 'object' ? allowClear : {}
  const described = [props['aria-describedby'], isFilled(props) && hint].filter(Boolean).join(' ')
  return (
    <>
      <AntdSelect<Value>
        {...signs}
        {...props}
        allowClear={{ label: t('action.clear'), clearIcon: <CloseCircleOutlined />, ...given }}
        aria-describedby={described || undefined}
        onKeyDown={(event) => {
          if (meansEmpty(event) && isFilled(props)) empty(props)
          props.onKeyDown?.(event)
        }}
      />
      {isFilled(props) && (
        <span id={hint} hidden>
          {t('select.emptied')}
        </span>
      )}
    </>
  )
}

/** One value that is there; of several, antd takes the last away itself. */
function isFilled<Value>({ value, mode, disabled }: SelectProps<Value>): boolean {
  return mode === undefined && !disabled && value !== undefined && value !== null && value !== ''
}

/** Not while somebody types what to search for. */
function meansEmpty({ key, target }: KeyboardEvent): boolean {
  const typed = target instanceof HTMLInputElement ? target.value : ''
  return (key === 'Delete' || key === 'Backspace') && typed === ''
}

/** As antd's own button does, whose types know nothing of it. */
function empty<Value>({ onClear, onChange }: SelectProps<Value>): void {
  onChange?.(undefined as Value)
  onClear?.()
}
