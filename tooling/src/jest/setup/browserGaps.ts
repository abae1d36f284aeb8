/** What jsdom has no layout for: every query answers "a wide screen, nothing observed". */
class NothingObserved {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

function wideScreen(query: string): MediaQueryList {
  const width = Number(/min-width:\s*([\d.]+)px/.exec(query)?.[1] ?? NaN)
  return Object.assign(new EventTarget(), {
    matches: width <= 1440,
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })
}

/**
 * Inline styles only. jsdom would match every rule that antd has written against every element at each query by role,
 * most of a test's time, and has no layout to show for it.
 */
const inlineStyle = (element: Element) =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style : noStyle
const noStyle = document.createElement('div').style

/** By its number any sign may stand in a selector. */
const selectorOf = (name: string) =>
  name.replaceAll(/^\d|[^\w-]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)

const gaps = {
  CSS: { escape: selectorOf },
  ResizeObserver: NothingObserved,
  IntersectionObserver: NothingObserved,
  matchMedia: wideScreen,
  scrollTo: () => {},
  getComputedStyle: inlineStyle,
}
// The window as the page knows it, and as its elements do.
for (const each of [window, document.defaultView]) if (each) Object.assign(each, gaps)
Element.prototype.scrollIntoView = () => {}

// No resource timing, so nothing is known of any file.
Object.assign(performance, { getEntriesByName: () => [], mark: () => {}, measure: () => {} })
