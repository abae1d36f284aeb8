import { isFreeKey } from '@staffel/shared-ui/core'
import { useNavigate } from '@staffel/shared-ui/router'
import { useEffect } from 'react'
import { useFrame } from '../session/guard/frameContext.ts'
import { useViewer } from '../session/guard/useViewer.ts'

/** So long the first key waits for the second. */
const patience = 1_500

/** The two keys of an area's action, one after the other on any page, open what it leads to. */
export function useActionKeys(): void {
  const { areas } = useFrame()
  const viewer = useViewer()
  const navigate = useNavigate()
  useEffect(() => {
    let first = { key: '', at: 0 }
    const press = (event: KeyboardEvent) => {
      const isWaiting = event.timeStamp - first.at < patience
      const action =
        isWaiting && isFreeKey(event)
          ? areas.links(viewer).actions.find(({ keys }) => keys[0] === first.key && keys[1] === event.key)
          : undefined
      first = { key: isFreeKey(event) ? event.key : '', at: event.timeStamp }
      if (!action) return
      // A key of the screen that is the same letter stands back: the first key said what is meant.
      event.preventDefault()
      event.stopImmediatePropagation()
      void navigate(action.to)
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [areas, viewer, navigate])
}
