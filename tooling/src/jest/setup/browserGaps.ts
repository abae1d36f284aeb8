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

/** Node's own keeps the process alive; this one delivers and is forgotten. */
class OneWayChannel {
  readonly port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null }
  readonly port2 = { postMessage: (data: unknown) => void setTimeout(() => this.port1.onmessage?.({ data })) }
}

/**
 * Inline styles only. jsdom would match every rule that antd has written against every element at each query by role,
 * most of a test's time, and has no layout to show for it.
 */
const inlineStyle = (element: Element) =>
  element instanceof HTMLElement || element instanceof SVGElement ? element.style : noStyle
const noStyle = document.createElement('div').style

Object.assign(window, {
  ResizeObserver: NothingObserved,
  IntersectionObserver: NothingObserved,
  MessageChannel: OneWayChannel,
  matchMedia: wideScreen,
  scrollTo: () => {},
  getComputedStyle: inlineStyle,
})
Element.prototype.scrollIntoView = () => {}

// No resource timing, so nothing is known of any file.
Object.assign(performance, { getEntriesByName: () => [], mark: () => {}, measure: () => {} })
