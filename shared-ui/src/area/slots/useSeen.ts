import { useEffect, useState, type RefObject } from 'react'

/** Whether the element has been in sight, or nearly: what is below the fold is fetched when somebody goes there. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const watched = element.current
    if (seen || !watched) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element, seen])
  return seen
}
