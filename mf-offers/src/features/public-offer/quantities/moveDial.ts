import { openedOffer } from '../calls/openedOffer.ts'
import { showTotals } from '../chooseLines.ts'
import { dialOf, settleTyped, stepBy, takeInput, towards } from './dials.ts'

/** Somebody types, drags or presses at a line whose quantity they may choose: all that follows from it moves along. */
export async function moveDial(place: HTMLElement, target: HTMLElement, isSettled: boolean): Promise<void> {
  const dial = dialOf(place)
  const item = (await openedOffer()).items.find(({ id }) => id === dial?.id)
  if (!dial || !item) return
  if (target.dataset['by'] !== undefined) stepBy(dial, item, towards(target))
  else if (isSettled && target === dial.typed) settleTyped(dial, item)
  else takeInput(dial, item, target)
  await showTotals()
}
