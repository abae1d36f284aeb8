import { useSearchParams } from '@staffel/shared-ui/router'

/** Whether the drawer of the mailbox is open; in the URL, so that it can be linked to and Back closes it. */
export function useMailboxDrawer() {
  const [params, setParams] = useSearchParams()
  const change = (open: boolean) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (open) next.set('mailbox', 'open')
      else next.delete('mailbox')
      return next
    })
  return { isOpen: params.get('mailbox') === 'open', open: () => change(true), close: () => change(false) }
}
