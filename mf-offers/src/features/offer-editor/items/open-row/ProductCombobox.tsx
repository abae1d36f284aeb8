import type { Product } from '@staffel/shared-api/contract'
import { Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react'
import type { StandingLines } from '../../products/prices/besideLines.ts'
import { chosenAtOnce } from './chosenAtOnce.ts'
import { SuggestionList } from './SuggestionList.tsx'
import { useSuggestions } from './useSuggestions.ts'
import styles from './open-row.module.css'

export interface ProductComboboxProps {
  /** Of the field, to lead the keyboard back to it. */
  id: string
  /** What is added counts with these. */
  standing: StandingLines
  onProduct: (product: Product) => void
  /** Makes a line of these words; absent for those who may not. */
  onFree?: (words: string) => void
  onPaste: (event: ClipboardEvent) => void
}

/** What the list needs, and the bar at the foot of the window besides. */
const room = 420

/**
 * Words or an article number, and what they may mean. Enter takes the one that is lit; pressed before the answer is
 * there it takes the match as soon as it comes, and leaves the list open when there is none.
 */
export function ProductCombobox({ id, standing, onProduct, onFree, onPaste }: ProductComboboxProps) {
  const { t } = useTranslation('offers')
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const [focused, setFocused] = useState(false)
  const [awaited, setAwaited] = useState(false)
  const [above, setAbove] = useState(false)
  const suggestions = useSuggestions(typed)
  const { products, isCurrent, hasFailed } = suggestions

  const words = typed.trim()
  const mayFree = onFree !== undefined && words !== ''
  const count = products.length + (mayFree ? 1 : 0)
  const isOpen = focused && words !== '' && (count > 0 || words.length > 1)

  const change = (value: string) => {
    setTyped(value)
    setActive(0)
    setAwaited(false)
  }
  const pick = (index: number) => {
    const product = products[index]
    if (product) onProduct(product)
    else if (mayFree) onFree(words)
    else return
    change('')
  }

  const settle = useEffectEvent(() => {
    const product = chosenAtOnce(typed, products)
    setAwaited(false)
    if (!product || hasFailed) return
    onProduct(product)
    change('')
  })
  const isAnswered = isCurrent || hasFailed
  useEffect(() => {
    if (awaited && isAnswered) settle()
  }, [awaited, isAnswered])

  useLayoutEffect(() => {
    if (!isOpen || !box.current) return
    const { top, bottom } = box.current.getBoundingClientRect()
    setAbove(window.innerHeight - bottom < room && top > window.innerHeight - bottom)
  }, [isOpen])

  const enter = () => {
    if (words === '') return
    if (isCurrent) return pick(active)
    setAwaited(true)
    if (hasFailed) suggestions.retry()
    else suggestions.hurry()
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive(count === 0 ? 0 : (active + 1) % count),
    ArrowUp: () => setActive(count === 0 ? 0 : (active + count - 1) % count),
    Enter: enter,
    Escape: () => change(''),
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    // An empty field leaves Escape to the screen.
    if (!act || event.ctrlKey || event.metaKey || event.altKey || (event.key === 'Escape' && typed === '')) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return (
    <div ref={box} className={styles.combobox}>
      <Input
        id={id}
        role="combobox"
        variant="borderless"
        autoComplete="off"
        aria-label={t('editor.openRow.label')}
        aria-expanded={isOpen}
        aria-autocomplete="list"
        aria-controls={isOpen && count > 0 ? listId : undefined}
        aria-activedescendant={isOpen && count > 0 ? `${listId}-${active}` : undefined}
        placeholder={t('editor.openRow.placeholder')}
        value={typed}
        maxLength={200}
        onChange={({ target }) => change(target.value)}
        onKeyDown={press}
        onPaste={onPaste}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      {isOpen && (
        <SuggestionList
          id={listId}
          typed={typed}
          suggestions={suggestions}
          standing={standing}
          mayFree={mayFree}
          active={Math.min(active, Math.max(count - 1, 0))}
          above={above}
          onActive={setActive}
          onPick={pick}
        />
      )}
    </div>
  )
}
