import AntdDropdown, { type DropdownProps } from 'antd/es/dropdown'
import { useState, type KeyboardEvent } from 'react'
import { isByKeyboard, recentFocus } from '../../screen/focus/recentFocus.ts'

export type { DropdownProps } from 'antd/es/dropdown'

/**
 * A menu below its button. Whoever opens it by the keyboard stands at its first entry, and at the button again once
 * they chose one, unless that took them elsewhere.
 */
export function Dropdown({ menu, onOpenChange, ...props }: DropdownProps) {
  const [byKeyboard, setByKeyboard] = useState(false)
  const changed: DropdownProps['onOpenChange'] = (isOpen, info) => {
    if (isOpen) setByKeyboard(isByKeyboard())
    else if (byKeyboard) requestAnimationFrame(leaveMenu)
    onOpenChange?.(isOpen, info)
  }
  return (
    <AntdDropdown
      {...props}
      menu={menu && { ...menu, onKeyDown: takeWhole }}
      autoFocus={byKeyboard}
      onOpenChange={changed}
    />
  )
}

/** What the entry opens has the focus before the key is up, and would be answered by it. */
function takeWhole(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

function leaveMenu(): void {
  const holder = document.activeElement
  const isLost = !holder || holder === document.body || holder.closest('[role=menu]') !== null
  if (isLost) recentFocus()[0]?.focus({ preventScroll: true })
}
