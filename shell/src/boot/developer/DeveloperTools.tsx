import type { BootManifest } from '@staffel/shared-api/contract'
import { useEffect, useState } from 'react'
import { DeveloperBar } from './DeveloperBar.tsx'
import { DeveloperPanel } from './DeveloperPanel.tsx'
import { isNothing, readOverrides } from './overrides.ts'

export interface DeveloperToolsProps {
  /** As the server wrote it. */
  readonly boot: BootManifest
  readonly reload?: () => void
}

/** `Ctrl+Alt+D` opens the panel; the bar is there while something is changed. */
export function DeveloperTools({ boot, reload = () => window.location.reload() }: DeveloperToolsProps) {
  const [isOpen, setOpen] = useState(false)
  const overrides = readOverrides()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // By place: with Alt held down, some keyboards type another sign.
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyD') return
      event.preventDefault()
      setOpen((open) => !open)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      {!isNothing(overrides) && <DeveloperBar overrides={overrides} onOpen={() => setOpen(true)} reload={reload} />}
      {isOpen && <DeveloperPanel boot={boot} overrides={overrides} reload={reload} onClose={() => setOpen(false)} />}
    </>
  )
}
