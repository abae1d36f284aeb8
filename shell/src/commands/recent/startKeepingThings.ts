import { openedThings } from '@staffel/shared-ui/core'

/** Opening a page comes first. */
const patience = 3_000

/** Keeps what is opened with the account, when the page has been drawn. Answers how to stop it. */
export function startKeepingThings(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const keepLater = () => {
    clearTimeout(timer)
    if (openedThings.read().length === 0) return
    timer = setTimeout(() => {
      void import(/* webpackChunkName: "recent-things" */ './keepThings.ts').then(
        ({ keepThings }) => keepThings(openedThings.read()),
        () => {},
      )
    }, patience)
  }
  const stop = openedThings.subscribe(keepLater)
  keepLater()
  return () => {
    stop()
    clearTimeout(timer)
  }
}
