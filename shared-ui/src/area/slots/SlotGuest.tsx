import { Suspense, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetFailedParts } from '../../facades/router/lazyPart.tsx'
import { ErrorState } from '../../states/ErrorState.tsx'
import { LoadingState, type LoadingStateProps } from '../../states/LoadingState.tsx'
import { ChangeContext, type AnnounceChange } from './announcedChange.ts'
import { GuestBoundary } from './GuestBoundary.tsx'
import type { GuestModule } from './GuestModule.ts'
import type { Place, PlaceContexts } from './placeContexts.ts'
import { SlotsContext, type NamedGuest } from './slotsContext.ts'
import { UnsavedContext, type UnsavedWork } from './unsavedWork.ts'
import { useSeen } from './useSeen.ts'

export interface SlotGuestProps<P extends Place> {
  place: P
  guest: NamedGuest
  context: PlaceContexts[P]
  /** Told what leaving the guest would take along; null: nothing any more. Has to stay the same function. */
  onUnsaved?: (work: UnsavedWork | null) => void
  /** Told of what the guest changed that this place may show as well. */
  onChanged?: AnnounceChange
  /** What its place looks like while it comes; `none` where it may well have nothing to tell, so that nothing moves. */
  shape?: LoadingStateProps['shape'] | 'none'
}

/** What is waited for is late after this, whether it is code or a drawing that suspends. */
const patience = 10_000

const unheard = () => {}

/**
 * One guest of another area. It loads when it is first seen; that it fails, hangs or does not fit is said in its place,
 * with a way to try again, and is nothing to its host.
 */
export function SlotGuest<P extends Place>(props: SlotGuestProps<P>) {
  const { guest, onUnsaved = unheard, onChanged = unheard, shape = 'form' } = props
  const { t } = useTranslation('ui')
  const { report } = use(SlotsContext)
  const [attempt, setAttempt] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)

  const tryAgain = () => {
    forgetFailedParts()
    setAttempt(attempt + 1)
  }

  return (
    <div ref={place} data-guest={guest.key}>
      {isSeen ? (
        <GuestBoundary
          key={`${guest.key} ${attempt}`}
          failed={<ErrorState size="compact" title={guest.title} message={t('guest.failed')} onRetry={tryAgain} />}
          onError={(error) => report(guest.key, error)}
        >
          <UnsavedContext value={onUnsaved}>
            <ChangeContext value={onChanged}>
              <LoadedGuest {...props} shape={shape} />
            </ChangeContext>
          </UnsavedContext>
        </GuestBoundary>
      ) : (
        <Waiting shape={shape} title={guest.title} />
      )}
    </div>
  )
}

function LoadedGuest<P extends Place>({ place, guest, context, shape }: SlotGuestProps<P>) {
  const module = useGuestModule(place, guest.key)
  const told = useMemo(() => Object.freeze({ ...context }), [context])
  const waiting = <Waiting shape={shape} title={guest.title} />
  if (!module) return waiting
  return (
    <Suspense fallback={<Late>{waiting}</Late>}>
      <module.Component context={told} />
    </Suspense>
  )
}

function Waiting({ shape, title }: { shape: SlotGuestProps<Place>['shape']; title: string }) {
  return shape === 'none' ? null : <LoadingState shape={shape} label={title} />
}

/** The guest's code; undefined until it is here. What is wrong with it is thrown where the boundary catches it. */
function useGuestModule<P extends Place>(place: P, key: string): GuestModule<P> | undefined {
  const { load } = use(SlotsContext)
  const [result, setResult] = useState<{ module: GuestModule<P> } | { error: unknown }>()
  useEffect(() => {
    let isWanted = true
    load(place, key).then(
      (module) => isWanted && setResult({ module }),
      (error: unknown) => isWanted && setResult({ error }),
    )
    return () => {
      isWanted = false
    }
  }, [load, place, key])
  if (result && 'error' in result) throw result.error
  return result?.module
}

function Late({ children }: { children: ReactNode }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  if (isLate) throw new DOMException(`Nothing drawn after ${patience} ms.`, 'TimeoutError')
  return children
}
