/** Where messages stand: a corner of the window, or on a phone its foot or its head. */
export type ToastPlace = 'bottom-left' | 'bottom-right' | 'top-right' | 'top-left'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const places: readonly ToastPlace[] = ['bottom-left', 'bottom-right', 'top-right', 'top-left']
const usable =
  'button, a[href], input, textarea, select, summary, [role="button"], [role="tab"], [role="combobox"], [role="menuitem"]'
/** What says where one is. */
const headings = 'h1, h2, .sf-page-subtitle'
const margin = 16
/** What somebody just used is what a message speaks of. */
const weightOfUsed = 10

/**
 * The place where messages of this size cover the least: no heading, and least of all what was used last. A place that
 * is as good as any stays: messages do not jump.
 */
export function toastPlace(
  size: { readonly width: number; readonly height: number },
  foot: number,
  current: ToastPlace,
): ToastPlace {
  const covered = usableBoxes()
  const cost = (place: ToastPlace) => {
    const box = boxAt(place, size, foot)
    return covered.reduce((sum, { weight, ...other }) => sum + weight * overlap(box, other), 0)
  }
  return [current, ...places].reduce((best, place) => (cost(place) < cost(best) ? place : best))
}

function boxAt(
  place: ToastPlace,
  { width, height }: { readonly width: number; readonly height: number },
  foot: number,
): Box {
  const left = place.endsWith('left') ? margin : window.innerWidth - margin - width
  const top = place.startsWith('top')
    ? headHeight() + margin
    : window.innerHeight - Math.max(margin, foot + 12) - height
  return { left, top, right: left + width, bottom: top + height }
}

/** What can be used now. Above a dialog messages have a place of their own (`toast.css`). */
function usableBoxes(): readonly (Box & { weight: number })[] {
  return [...document.querySelectorAll(`${usable}, ${headings}`)]
    .filter((element) => !element.closest('.sf-toasts'))
    .map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left, top, right, bottom, weight: weightOf(element) }
    })
}

/** A heading is small and says much; a row of a list has others beside it. */
function weightOf(element: Element): number {
  return element === document.activeElement || element.matches(headings) ? weightOfUsed : 1
}

/** How far down a bar reaches that stays at the top (`data-head`). */
function headHeight(): number {
  return Math.max(0, ...[...document.querySelectorAll('[data-head]')].map((bar) => bar.getBoundingClientRect().bottom))
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}
