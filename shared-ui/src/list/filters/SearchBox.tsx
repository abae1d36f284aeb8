import Input, { type InputRef } from 'antd/es/input/Input'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ClearSign } from '../../facades/form/ClearSign.tsx'
import { SearchOutlined } from '../../facades/icons/index.ts'
import { useScreenActions } from '../../commands/screenActions.ts'

export interface SearchBoxProps {
  value: string
  onChange: (value: string) => void
  label: string
  placeholder?: string
  /** Whether it has the keyboard from the start. */
  autoFocus?: boolean
}

const debounce = 500

/**
 * Text search: applied half a second after the last key, at once with Enter or when it is cleared. The key `/` leads to
 * it.
 */
export function SearchBox({ value, onChange, label, placeholder, autoFocus }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const [applied, setApplied] = useState(value)
  const field = useRef<InputRef>(null)
  useScreenActions([
    { id: 'search', label, icon: <SearchOutlined />, shortcut: '/', run: () => field.current?.focus() },
  ])
  const [previous, setPrevious] = useState(value)

  // A value that came from elsewhere (Back, reset) replaces the text; the answer to our own change must not, for more
  // may be typed by now.
  if (value !== previous) {
    setPrevious(value)
    if (value !== applied) {
      setTyped(value)
      setApplied(value)
    }
  }

  const apply = (next: string) => {
    setApplied(next)
    if (next !== value) onChange(next)
  }

  const settle = useEffectEvent(() => apply(typed))
  useEffect(() => {
    if (typed === applied) return
    const timer = setTimeout(settle, debounce)
    return () => clearTimeout(timer)
  }, [typed, applied])

  return (
    <Input
      ref={field}
      type="search"
      autoFocus={autoFocus}
      aria-keyshortcuts="/"
      className="sf-search"
      allowClear={{ clearIcon: <ClearSign /> }}
      prefix={<SearchOutlined />}
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onClear={() => apply('')}
      onPressEnter={() => apply(typed)}
    />
  )
}
