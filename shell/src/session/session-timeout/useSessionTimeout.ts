import { useEffect, useEffectEvent, useState } from 'react'
import { useIdleTimer, type EventsType } from 'react-idle-timer'
import { activityClock, idleLimit, warningTime } from './activityClock.ts'

/** What counts as activity: mouse, key, click, scroll, and their like on a touch screen. */
const events: EventsType[] = ['mousemove', 'keydown', 'mousedown', 'wheel', 'touchstart', 'touchmove']

/** Between two looks at the clock, so that waking from sleep is noticed; every second while the warning is shown. */
const pace = { calm: 15_000, warning: 1000 }

export interface SessionTimeout {
  /** Seconds to go, while the warning is shown; else null. */
  readonly secondsLeft: number | null
  readonly stay: () => void
}

/** Watches for an hour without activity in any tab. The timer says when to look; what counts is the clock. */
export function useSessionTimeout(onTimeout: () => void): SessionTimeout {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  const isWarning = secondsLeft !== null

  function look(): void {
    const left = activityClock.remaining()
    setSecondsLeft(left > 0 && left <= warningTime ? Math.ceil(left / 1000) : null)
    if (left <= 0) onTimeout()
  }

  function active(): void {
    // The first move after a night's sleep comes too late.
    if (activityClock.remaining() > 0) activityClock.touch()
    look()
  }

  const timer = useIdleTimer({
    timeout: idleLimit,
    promptBeforeIdle: warningTime,
    events,
    throttle: 1000,
    onAction: () => {
      active()
      if (timer.isPrompted()) timer.activate()
    },
    onPrompt: look,
    onIdle: look,
  })
  const lookAgain = useEffectEvent(look)
  const watchAgain = useEffectEvent(() => timer.start())

  useEffect(() => {
    // Opening a page is activity; the session of a page that opens too late has been ended before it got here.
    activityClock.touch()
    const back = () => {
      if (document.visibilityState === 'visible') lookAgain()
    }
    // The timer watches nobody any more once a page is about to go. Where it stays, as somebody kept their work, the
    // next turn comes, and there is somebody to watch.
    let turn: ReturnType<typeof setTimeout> | undefined
    const stays = () => {
      turn = setTimeout(() => watchAgain())
    }
    document.addEventListener('visibilitychange', back)
    window.addEventListener('focus', back)
    window.addEventListener('beforeunload', stays)
    const stop = activityClock.onOtherTab(() => lookAgain())
    return () => {
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('focus', back)
      window.removeEventListener('beforeunload', stays)
      clearTimeout(turn)
      stop()
    }
  }, [])

  useEffect(() => {
    const clock = setInterval(() => lookAgain(), isWarning ? pace.warning : pace.calm)
    return () => clearInterval(clock)
  }, [isWarning])

  return { secondsLeft, stay: active }
}
