import { isGuestModule, type Guest, type GuestModule, type Place, type Slots } from '@staffel/shared-ui/core'
import { AreaError, type AreaFailure } from '../failures/AreaError.ts'
import { classify } from '../failures/classify.ts'
import { startFiles, type LoaderOptions } from '../load/startFiles.ts'
import { withAttempts } from '../load/withAttempts.ts'
import type { Area, Viewer } from '../manifest/areas.ts'
import { compileGuests, placeVersion, visibleGuests, type AreaGuest } from '../manifest/guests.ts'

export interface SlotsOptions extends LoaderOptions {
  readonly areas: readonly Area[]
  readonly report: (error: AreaError) => void
}

const limit = 10_000

/** What areas show in each other's places, for one viewer after another. */
export function createSlots(options: SlotsOptions): (viewer: Viewer) => Slots {
  const guests = compileGuests(options.areas)
  const underWay = new Map<string, Promise<GuestModule>>()

  async function load<P extends Place>(place: P, key: string): Promise<GuestModule<P>> {
    const guest = guests.find((candidate) => candidate.key === key)
    if (!guest) throw new Error(`No area has the guest ${key}.`)
    const module = await (underWay.get(key) ?? begin(guest))
    if (!isGuestModule(module, place)) throw new Error(`${key} is no guest of ${place}.`)
    return module
  }

  function begin(guest: AreaGuest): Promise<GuestModule> {
    const loading = withAttempts(guest.area, limit, () => loadOnce(guest, options)).catch((error: AreaError) => {
      underWay.delete(guest.key)
      options.report(error)
      throw error
    })
    underWay.set(guest.key, loading)
    return loading
  }

  return (viewer) => ({
    guests: (place) => visibleGuests(guests, place, viewer).map(asGuest),
    load,
    report: (key, thrown) => {
      // What was thrown while it loaded is known already.
      const guest = guests.find((candidate) => candidate.key === key)
      if (guest && !(thrown instanceof AreaError))
        options.report(new AreaError(guest.area.id, failureOf(thrown), thrown))
    },
  })
}

async function loadOnce({ area, slot }: AreaGuest, options: SlotsOptions): Promise<GuestModule> {
  const provided = placeVersion(options.areas, slot.place)
  if (provided !== slot.version) {
    const mismatch = { name: slot.place, required: String(slot.version), provided: provided?.toString() }
    throw new AreaError(area.id, { kind: 'incompatible', mismatches: [mismatch] })
  }
  startFiles(area, { module: `guest-${slot.export}` }, options)
  const guest = await options.loadExposed(area, slot.export, 'guest')
  if (!isGuestModule(guest, slot.place)) throw new AreaError(area.id, { kind: 'invalid-module' })
  // It may be the first of its area that anybody sees.
  await options.registerTexts(area.document.i18n.ns, guest.translations)
  return guest
}

function asGuest({ key, slot }: AreaGuest): Guest {
  return { key, name: slot.export, label: slot.label, icon: slot.icon, order: slot.order }
}

/** What was not thrown by a file that did not come was thrown by the guest's own code. */
function failureOf(thrown: unknown): AreaFailure {
  const failure = classify(thrown)
  return failure.kind === 'evaluation' ? { kind: 'render' } : failure
}
