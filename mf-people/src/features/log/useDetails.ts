import type { LogEntry } from '@staffel/shared-api/contract'
import { formatDate, formatNumber } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { roleIds } from '../../parts/roleIds.ts'

type Detail = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const day = /^\d{4}-\d{2}-\d{2}$/
/** Money, in the currency of what it is about: the entry does not tell which. */
const amounts = new Set(['total', 'subtotal', 'amount'])
/** A number that means nothing to people: another key, or the subject, names what it is of. */
const isNumberOfThing = (key: string) => (key.endsWith('_id') && key !== 'role_id') || key === 'copiedFrom'
/** Of a list, more than this is in the file. */
const most = 6

/** What an entry says beside its words and its subject: *concept → open*, *Versie: 2*. */
export function useDetails(): (entry: Pick<LogEntry, 'detail' | 'subject'>) => string[] {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const labelOf = (key: string) => {
    const name = key.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
    return t(`log.detail.${name}`, { defaultValue: name.replaceAll('_', ' ') })
  }

  function words(value: unknown): string {
    if (typeof value === 'boolean') return t(value ? 'log.yes' : 'log.no')
    if (typeof value === 'number') return formatNumber(value)
    if (typeof value !== 'string') return value === null ? '–' : ''
    return day.test(value)
      ? formatDate(value, language)
      : t(`log.value.${value}`, { defaultValue: value, nsSeparator: false })
  }

  const wordsOf = (key: string, value: unknown) => {
    const [role] = Object.entries(roleIds).find(([, id]) => key === 'role_id' && id === value) ?? []
    return role ? t(`users.roles.${role}`) : words(value)
  }

  function wordOfList(key: string, each: unknown): string {
    if (key === 'fields') return labelOf(String(each))
    return key === 'events' ? t(`notifications.events.${String(each)}`, { defaultValue: String(each) }) : words(each)
  }

  function sentence(key: string, value: unknown): string {
    if (isRecord(value)) {
      const { from, to } = value
      return from === undefined && to === undefined
        ? ''
        : `${labelOf(key)}: ${wordsOf(key, from ?? null)} → ${wordsOf(key, to ?? null)}`
    }
    if (typeof value === 'number' && amounts.has(key)) return `${labelOf(key)}: ${formatNumber(value, 2, 2)}`
    if (!Array.isArray(value)) return words(value) && `${labelOf(key)}: ${wordsOf(key, value)}`
    const named: unknown[] = value.filter((each) => typeof each === 'string' || typeof each === 'number')
    const shown = named.slice(0, most).map((each) => wordOfList(key, each))
    return shown.length === 0 ? '' : `${labelOf(key)}: ${shown.join(', ')}${named.length > most ? ' …' : ''}`
  }

  return ({ detail: { from, to, ...rest }, subject }) => [
    ...stateChange(from, to),
    ...Object.entries(rest)
      .filter(([key, value]) => value !== subject && !isNumberOfThing(key))
      .map(([key, value]) => sentence(key, value))
      .filter(Boolean),
  ]

  /** Of one thing from one state to another; or, under the same names, from one and to others. */
  function stateChange(from: unknown, to: unknown): string[] {
    const isOne = (value: unknown) => value === undefined || value === null || typeof value !== 'object'
    if (!isOne(from) || !isOne(to)) return [sentence('from', from), sentence('to', to)].filter(Boolean)
    const states = [from, to].filter((state) => state !== undefined && state !== null).map(words)
    return states.length === 0 ? [] : [[...new Set(states)].join(' → ')]
  }
}
