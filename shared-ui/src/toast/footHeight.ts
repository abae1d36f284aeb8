/** A bar that ends higher than this above the foot of the window is out of reach of a message there. */
const reach = 120

/**
 * How much of the window's foot is taken by bars that stay there (`data-foot`): what is above them stays out of their
 * way.
 */
export function footHeight(): number {
  const bars = [...document.querySelectorAll('[data-foot]')].filter(
    (bar) => getComputedStyle(bar).position !== 'static',
  )
  return Math.max(0, ...bars.map(heightAtFoot))
}

/** 0 for a bar that stands somewhere else for now. */
function heightAtFoot(bar: Element): number {
  const { top, bottom, height } = bar.getBoundingClientRect()
  return height > 0 && bottom > window.innerHeight - reach ? Math.max(0, window.innerHeight - top) : 0
}
