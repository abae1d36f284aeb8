import { NotFoundPage } from '../../layout/NotFoundPage.tsx'
import { LoadingState } from '@staffel/shared-ui/core'
import { useLocation } from '@staffel/shared-ui/router'
import { useEffect, useMemo } from 'react'
import { AreaError } from './AreaError.ts'
import { AreaFailed } from './AreaFailed.tsx'
import type { Area } from '../manifest/areas.ts'

export interface AreaStubProps {
  area: Area
  /** Asked anew at every draw: both change without this component being told. */
  isForbidden: () => boolean
  /** Whether the area has a page for this path, by its own routes when they are here and by `area.json` until then. */
  hasPage: (pathname: string) => boolean
  /** Told of what somebody sees. */
  report: (error: AreaError) => void
}

/**
 * Stands in an area's place until its page can be drawn; afterwards it is what is left for paths that the area does not
 * have.
 */
export function AreaStub({ area, isForbidden, hasPage, report }: AreaStubProps) {
  const { pathname } = useLocation()
  if (area.status === 'disabled') return <Refused area={area} kind="disabled" report={report} />
  if (!hasPage(pathname)) return <NotFoundPage />
  return isForbidden() ? <Refused area={area} kind="forbidden" report={report} /> : <LoadingState />
}

interface RefusedProps extends Pick<AreaStubProps, 'area' | 'report'> {
  kind: 'disabled' | 'forbidden'
}

function Refused({ area, kind, report }: RefusedProps) {
  const error = useMemo(() => new AreaError(area.id, { kind }), [area, kind])
  useEffect(() => report(error), [report, error])
  return <AreaFailed area={area} error={error} />
}
