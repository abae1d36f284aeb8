import { useLocation, useNavigate } from '@staffel/shared-ui/router'
import { useEffect, useEffectEvent, useState } from 'react'

/** Going back to where one came from, by Cancel. `to`: where nobody came from anywhere. */
export function useLeaving(to: string) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [isFirst] = useState(key === 'default')
  const [isAsked, setAsked] = useState(false)
  const [isGone, setGone] = useState(false)

  function leave(): void {
    // The first entry of this visit has no page of ours before it.
    void (isFirst ? navigate(to) : navigate(-1))
  }

  // Once nothing asks any more whether it may be left.
  const leaveNow = useEffectEvent(leave)
  useEffect(() => {
    if (isGone) leaveNow()
  }, [isGone])

  return {
    /** What becomes of the draft is being asked. */
    isAsked,
    /** The draft was thrown away. */
    isGone,
    leave,
    ask: () => setAsked(true),
    stay: () => setAsked(false),
    keep: () => {
      setAsked(false)
      leave()
    },
    thrownAway: () => {
      setAsked(false)
      setGone(true)
    },
  }
}

export type Leaving = ReturnType<typeof useLeaving>
