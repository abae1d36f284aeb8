import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { clampRange } from './clampRange.ts'
import { FilterSelect } from './FilterSelect.tsx'
import type { DateFilter } from '../../types.ts'
import { lazyPart } from '../../../facades/router/lazyPart.tsx'

// Most visits to a list never filter by date; the calendar comes when a date field is chosen.
const DateInput = lazyPart(async () => (await import('../../../facades/date/DateInput.tsx')).DateInput)

/** The date that is filtered by, and from and till, which keep each other in order. No date field clears both. */
export function DateFilterControls({ field, fields, from, till, onChange }: DateFilter) {
  const { t } = useTranslation('ui')
  const chooseField = (next: string) =>
    onChange(next === 'none' ? { field: next, from: '', till: '' } : { field: next, from, till })
  const choose = (changed: 'from' | 'till') => (date: string | null) =>
    onChange({ field, ...clampRange(changed, { from, till, [changed]: date ?? '' }) })

  const ends = [
    { name: 'from', value: from },
    { name: 'till', value: till },
  ] as const

  return (
    <>
      <FilterSelect
        filter={{ id: 'dateField', label: t('filter.dateField'), value: field, options: fields, onChange: chooseField }}
      />
      {field !== 'none' &&
        ends.map(({ name, value }) => (
          <div key={name} className="sf-filter">
            <span className="sf-filter-label" aria-hidden="true">
              {t(`filter.${name}`)}
            </span>
            <Suspense fallback={<span className="sf-filter-waiting" />}>
              <DateInput
                value={value}
                onChange={choose(name)}
                placeholder={t(`filter.${name}`)}
                aria-label={t(`filter.${name}`)}
              />
            </Suspense>
          </div>
        ))}
    </>
  )
}
