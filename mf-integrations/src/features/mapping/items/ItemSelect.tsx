import type { ExactThing } from '@staffel/shared-api/contract'
import { Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery, useSettled } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { exactItemsQuery, shortestSearch } from '../../../api/mapping.queries.ts'
import { saidThing } from '../saidThing.ts'
import styles from '../mapping.module.css'

export interface ItemSelectProps {
  labelledBy: string
  chosen: ExactThing | null
  placeholder: string
  disabled: boolean
  onChoose: (key: string | null) => void
}

/** One of many items: looked for in Exact by code or by words. */
export function ItemSelect({ labelledBy, chosen, placeholder, disabled, onChoose }: ItemSelectProps) {
  const { t } = useTranslation('integrations')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const found = useQuery(exactItemsQuery(search))
  const things = search.length < shortestSearch ? (chosen ? [chosen] : []) : (found.data ?? [])
  return (
    <Select<string | null>
      aria-labelledby={labelledBy}
      className={styles.choice ?? ''}
      value={chosen?.key ?? null}
      placeholder={placeholder}
      options={[...things, ...(chosen && !things.includes(chosen) ? [chosen] : [])].map((thing) => ({
        value: thing.key,
        label: saidThing(thing),
      }))}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      notFoundContent={noneFound()}
      loading={found.isFetching}
      allowClear={chosen !== null}
      disabled={disabled}
      onChange={(value) => {
        setTyped('')
        onChoose(value ?? null)
      }}
    />
  )

  function noneFound(): string {
    if (search.length < shortestSearch) return t('mapping.type')
    if (found.isError) return t('mapping.searchFailed')
    return found.isPending ? t('mapping.searching') : t('mapping.noneFound')
  }
}
