import { useLocation, useNavigate, useSearchParams } from '@staffel/shared-ui/router'

/** The skipped mail that is looked at; in the URL, so that it can be linked to and Back closes it. */
export function useSkippedMail() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const id = Number(params.get('mail'))
  const at = (mail: number | null): string => {
    const next = new URLSearchParams(params)
    if (mail === null) next.delete('mail')
    else next.set('mail', String(mail))
    return `${pathname}?${next.toString()}`
  }
  return {
    id: Number.isSafeInteger(id) && id > 0 ? id : null,
    href: (mail: number) => at(mail),
    close: () => void navigate(at(null), { replace: true }),
  }
}
