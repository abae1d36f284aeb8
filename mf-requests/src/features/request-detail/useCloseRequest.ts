import { useLocation, useNavigate, useNavigationType } from '@staffel/shared-ui/router'
import { useState } from 'react'
import { paths } from '../../paths.ts'

/** Back to the list: the way it came when it was opened from there, so that Back does not open it again. */
export function useCloseRequest(): () => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  const type = useNavigationType()
  const [isFromList] = useState(type === 'PUSH')
  return () => void (isFromList ? navigate(-1) : navigate(paths.requests(search), { replace: true }))
}
