import { isDeepStrictEqual } from 'node:util'
import type { EnvironmentStep } from '@staffel/shared-api/contract'
import { areaOf, type EnvironmentArea, type EnvironmentDocument } from '../../environment-document.ts'

/** What happened to which area, and to the environment itself, between two documents. */
export function changesBetween(
  before: EnvironmentDocument | null,
  after: EnvironmentDocument | null,
): EnvironmentStep[] {
  if (!after) return []
  const ofAreas = changedAreas(before, after).flatMap((area) => {
    const [was, is] = [before && areaOf(before, area), areaOf(after, area)]
    if (!is) return []
    return was ? stepsOf(area, was, is) : [step(area, 'added', null, is.live.version)]
  })
  const fourEyes = step(null, 'fourEyes', onOrOff(before?.fourEyes ?? false), onOrOff(after.fourEyes ?? false))
  return fourEyes.from === fourEyes.to ? ofAreas : [fourEyes, ...ofAreas]
}

/** Areas that are not the same in both. */
export function changedAreas(before: EnvironmentDocument | null, after: EnvironmentDocument): string[] {
  const ids = Object.keys({ ...before?.areas, ...after.areas }).sort()
  return ids.filter((area) => !isDeepStrictEqual(before ? areaOf(before, area) : undefined, areaOf(after, area)))
}

function stepsOf(area: string, was: EnvironmentArea, is: EnvironmentArea): EnvironmentStep[] {
  const flags = Object.keys({ ...was.flags, ...is.flags }).sort()
  return [
    step(area, 'live', was.live.version, is.live.version),
    step(area, 'canary', audienceOf(was.canary), audienceOf(is.canary)),
    step(area, 'asked', askedOf(was), askedOf(is)),
    step(area, 'switch', onOrOff(was.enabled), onOrOff(is.enabled)),
    // Whether its calls go with it.
    step(area, 'calls', onOrOff(!was.refusesCalls), onOrOff(!is.refusesCalls)),
    ...flags.map((flag) => ({ ...step(area, 'flag', onOrOff(was.flags[flag]), onOrOff(is.flags[flag])), flag })),
  ].filter(({ from, to }) => from !== to)
}

function step(
  area: string | null,
  what: EnvironmentStep['what'],
  from: string | null,
  to: string | null,
): EnvironmentStep {
  return { area, what, flag: null, from, to }
}

function onOrOff(value: boolean | undefined): string | null {
  return value === undefined ? null : value ? 'on' : 'off'
}

interface Pointed {
  readonly version: string
  readonly percent: number
  readonly roles?: readonly string[] | undefined
}

function askedOf({ asked }: EnvironmentArea): string | null {
  return asked?.canary ? audienceOf({ version: asked.version, ...asked.canary }) : (asked?.version ?? null)
}

function audienceOf(canary: Pointed | null | undefined): string | null {
  if (!canary) return null
  return [canary.version, `${canary.percent}%`, ...(canary.roles ?? [])].join(' · ')
}
