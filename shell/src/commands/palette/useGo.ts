import { useNavigate } from '@staffel/shared-ui/router'

export function useGo(): (path: string) => () => void {
  const navigate = useNavigate()
  return (path) => () => void navigate(path)
}
