import { useRouteError } from '@staffel/shared-ui/router'
import { useEffect, useMemo } from 'react'
import { AreaError } from './AreaError.ts'
import { AreaFailed } from './AreaFailed.tsx'
import type { Area } from '../manifest/areas.ts'
import { classify } from './classify.ts'

export interface AreaErrorBoundaryProps {
  area: Area
  /** Told of what was thrown while the area ran; what was thrown while it loaded is known already. */
  report: (error: AreaError) => void
}

/** Draws whatever went wrong in one area in the area's place; the frame and the other areas are untouched. */
export function AreaErrorBoundary({ area, report }: AreaErrorBoundaryProps) {
  const thrown = useRouteError()
  const error = useMemo(() => asAreaError(area, thrown), [area, thrown])
  const isNews = error !== thrown
  useEffect(() => {
    if (isNews) report(error)
  }, [error, isNews, report])
  return <AreaFailed area={area} error={error} />
}

/**
 * A page's chunk that did not come is named as what it is; anything else thrown here was thrown by the area's own code.
 */
function asAreaError(area: Area, thrown: unknown): AreaError {
  if (thrown instanceof AreaError) return thrown
  const failure = classify(thrown)
  return new AreaError(area.id, failure.kind === 'evaluation' ? { kind: 'render' } : failure, thrown)
}
