import type { PublicOffer, PublicOfferItem } from '@staffel/shared-api/contract'
import { isAtEnd, isOnDial, quantityDial, settled, turned } from '@staffel/shared-api/rules'
import { formatNumber, parseDecimal } from '@staffel/shared-ui/format'
import { dialFacts } from '../../../parts/quantities/dialFacts.ts'
import { filledIn, pageWords, type PageWords } from '../words/pageWords.ts'

/** What moves the quantity of one line. */
export interface Dial {
  readonly place: HTMLElement
  readonly id: string
  readonly typed: HTMLInputElement
  readonly slider: HTMLInputElement
}

export function dials(page: ParentNode = document): Dial[] {
  return [...page.querySelectorAll<HTMLElement>('[data-dial]')].flatMap((place) => dialOf(place) ?? [])
}

export function dialOf(place: HTMLElement): Dial | null {
  const typed = place.querySelector<HTMLInputElement>('[data-typed]')
  const slider = place.querySelector<HTMLInputElement>('[data-slider]')
  const { dial: id } = place.dataset
  return id && typed && slider ? { place, id, typed, slider } : null
}

/** The quantities that somebody chose, by the id of their line. */
export function chosenQuantities(): Map<string, number> {
  return new Map(
    dials().flatMap(({ id, place }) => {
      const { quantity } = place.dataset
      return quantity === undefined ? [] : [[id, Number(quantity)] as const]
    }),
  )
}

/** Those that are other than offered, as they are sent. */
export function otherQuantities({ items }: PublicOffer): { id: string; quantity: number }[] {
  const chosen = chosenQuantities()
  return items.flatMap(({ id, quantity }) => {
    const wanted = chosen.get(id) ?? quantity
    return wanted === quantity ? [] : [{ id, quantity: wanted }]
  })
}

/** While somebody types or drags: only what can be had counts. */
export function takeInput(dial: Dial, item: PublicOfferItem, input: EventTarget | null): void {
  const isTyped = input === dial.typed
  const wanted = isTyped ? parseDecimal(dial.typed.value) : Number(dial.slider.value)
  if (wanted === null || !isOnDial(item, wanted)) return
  choose(dial, item, wanted, { keepsTyped: isTyped })
}

/** What was typed becomes the nearest quantity that can be had, and the page says so. */
export function settleTyped(dial: Dial, item: PublicOfferItem): void {
  const { quantity, problem } = settled(item, parseDecimal(dial.typed.value), quantityOf(dial, item))
  choose(dial, item, quantity)
  if (problem) say(dial, item, problem, quantity)
}

/** One package more or less. */
export function stepBy(dial: Dial, item: PublicOfferItem, by: 1 | -1): void {
  choose(dial, item, turned(item, quantityOf(dial, item), by))
}

/** The quantity that a dial stands on. */
function quantityOf({ place }: Dial, { quantity }: PublicOfferItem): number {
  return place.dataset['quantity'] === undefined ? quantity : Number(place.dataset['quantity'])
}

function choose(
  { place, typed, slider }: Dial,
  item: PublicOfferItem,
  quantity: number,
  { keepsTyped = false } = {},
): void {
  if (place.dataset['quantity'] !== String(quantity)) place.querySelector('[data-said]')?.replaceChildren()
  place.dataset['quantity'] = String(quantity)
  if (!keepsTyped) typed.value = formatNumber(quantity)
  slider.value = String(quantity)
  slider.setAttribute('aria-valuetext', `${formatNumber(quantity)} ${quantityDial(item)?.unit ?? ''}`.trim())
  markEnds(place, item, quantity)
}

/** At the least there is no less, and at the most no more; a button that ends keeps the focus of who pressed it. */
function markEnds(place: HTMLElement, item: PublicOfferItem, quantity: number): void {
  const dial = quantityDial(item)
  for (const button of place.querySelectorAll<HTMLElement>('[data-by]'))
    button.setAttribute('aria-disabled', String(!dial || isAtEnd(dial, quantity, towards(button))))
}

/** Which way a button turns its dial. */
export const towards = ({ dataset }: HTMLElement): 1 | -1 => (Number(dataset['by']) < 0 ? -1 : 1)

/**
 * A dial of a page that has just come: it stands where it stood in the page before this one, or as the browser gives it
 * back. What somebody is typing already is left to them.
 */
export function readyDial(dial: Dial, item: PublicOfferItem): void {
  const { place, typed } = dial
  const isGivenBack = typed.value !== typed.defaultValue && document.activeElement !== typed
  if (place.dataset['quantity'] !== undefined) choose(dial, item, quantityOf(dial, item))
  else if (isGivenBack) settleTyped(dial, item)
  else markEnds(place, item, item.quantity)
}

function say({ place }: Dial, item: PublicOfferItem, problem: keyof PageWords['quantity'], quantity: number): void {
  const dial = quantityDial(item)
  const text = filledIn(pageWords().quantity[problem], {
    ...(dial && dialFacts(dial)),
    quantity: formatNumber(quantity),
  })
  place.querySelector('[data-said]')?.replaceChildren(text)
}
