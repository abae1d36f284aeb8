import type { BootManifest } from '@staffel/shared-api/contract'
import { failureSeen, type SeenId } from '@staffel/shared-ui/core'
import type { AreaError } from '../../federation/failures/AreaError.ts'
import { whenIdle } from '../../federation/prefetch/whenIdle.ts'
import { createTelemetry, type SeenFailure } from './createTelemetry.ts'
import { placeOf } from './placeOf.ts'
import { sendBeacon } from './sendBeacon.ts'
import { spend } from './spend.ts'

export interface StartedTelemetry {
  /** An area is open; `load` tells how long its code took to come. */
  readonly opened: (area: string, load: number | undefined) => void
  readonly areaFailed: (error: AreaError) => void
  /** The frame is drawn. */
  readonly drawn: () => void
}

/** From here on the page counts what it meets, and tells it when somebody leaves, or soon after something failed. */
export function startTelemetry(boot: BootManifest): StartedTelemetry {
  const telemetry = createTelemetry({
    boot,
    send: (body) => sendBeacon(`${boot.api.base}/telemetry`, body),
    mayspend: spend,
  })
  let first: string | null = null
  let current: string | null = null

  failureSeen.listen((failure) => telemetry.failed(asSeen(failure)))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') telemetry.leave()
  })
  window.addEventListener('pagehide', () => telemetry.leave())

  return {
    opened(area, load) {
      first ??= area
      current = area
      telemetry.opened(area, load)
    },
    areaFailed({ area, correlationId: id, failure, cause }) {
      const status = failure.kind === 'http' ? failure.status : undefined
      const place = placeOf(failure, cause)
      telemetry.failed({ area, id, kind: failure.kind, status, place })
    },
    drawn() {
      telemetry.opened('shell', performance.now())
      if (!telemetry.measured) return
      // What they measure is kept by the browser until then, so that nothing of it is in the first load.
      whenIdle(() => {
        void import(/* webpackChunkName: "when-drawn" */ './vitals.ts').then(({ watchVitals }) =>
          watchVitals((vital, value) => {
            telemetry.vital('shell', vital, value)
            // What is painted at first is of the page that was opened; what answers, of the one that is open.
            const area = vital === 'inp' ? current : first
            if (area !== null) telemetry.vital(area, vital, value)
          }),
        )
      })
    },
  }
}

function asSeen({ id, status, isCrash = false }: SeenId): SeenFailure {
  return { id, kind: isCrash ? 'crash' : 'call', ...(isCrash && { area: 'shell' }), status }
}
