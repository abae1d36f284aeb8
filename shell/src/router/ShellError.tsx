import { useRouteError } from '@staffel/shared-ui/router'
import { useLayoutEffect } from 'react'
import { showCrash } from '../crash/showCrash.ts'

/** Only what the boundaries of areas and pages let through gets here: the frame itself is broken. */
export function ShellError() {
  const error = useRouteError()
  useLayoutEffect(() => showCrash(error), [error])
  return null
}
