/** A pointer that only passes over a link stays on it for less than this. */
const dwell = 65

const beginnings = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Calls `prepare` with the path and query of any link of this origin that someone is about to follow: pointed at for a
 * moment, focused, or touched. Listens on the page, so that links anywhere count without knowing of it.
 */
export function prefetchOnIntent(prepare: (address: string) => void, page: Document = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let intended: Intent | undefined

  const begin = ({ target }: Event) => {
    const intent = intentOf(target)
    // Pressing a link focuses it as well: it is still the same intent, however long the press takes.
    if (intent && intent.link === intended?.link && intent.address === intended.address) return
    clearTimeout(timer)
    intended = intent
    if (intent) timer = setTimeout(() => prepare(intent.address), dwell)
  }
  const end = () => {
    clearTimeout(timer)
    intended = undefined
  }

  for (const type of beginnings) page.addEventListener(type, begin, { passive: true })
  page.addEventListener('pointerout', end, { passive: true })
  return () => {
    end()
    for (const type of beginnings) page.removeEventListener(type, begin)
    page.removeEventListener('pointerout', end)
  }
}

interface Intent {
  readonly link: HTMLAnchorElement
  readonly address: string
}

function intentOf(target: EventTarget | null): Intent | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return undefined
  return link.origin === window.location.origin ? { link, address: link.pathname + link.search } : undefined
}
