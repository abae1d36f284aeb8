import type { ExactAccount } from '@staffel/shared-api/contract'
import { Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery, useSettled } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { exactAccountsQuery, shortestSearch } from '../../../api/mapping.queries.ts'
import { saidAccount } from './saidAccount.ts'
import styles from '../mapping.module.css'

export interface AccountSelectProps {
  readonly labelledBy: string
  readonly organizationId: number
  readonly chosen: ExactAccount | null
  readonly disabled: boolean
  readonly onChoose: (account: ExactAccount) => void
}

/** One of many accounts. One that is another customer already is shown, and cannot be chosen. */
export function AccountSelect({ labelledBy, organizationId, chosen, disabled, onChoose }: AccountSelectProps) {
  const { t } = useTranslation('integrations')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const found = useQuery(exactAccountsQuery(search))
  const things = search.length < shortestSearch ? [] : (found.data ?? [])
  const isThere = chosen === null || things.some(({ account_id: id }) => id === chosen.account_id)
  return (
    <Select<string | null>
      aria-labelledby={labelledBy}
      className={styles.choice ?? ''}
      value={chosen?.account_id ?? null}
      placeholder={t('mapping.customer.choose')}
      options={[
        ...things.map((account) => ({
          value: account.account_id,
          label: labelOf(account),
          disabled: isOfAnother(account),
        })),
        ...(isThere ? [] : [{ value: chosen.account_id, label: saidAccount(chosen) }]),
      ]}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      notFoundContent={noneFound()}
      loading={found.isFetching}
      disabled={disabled}
      onChange={(value) => {
        setTyped('')
        const account = things.find(({ account_id: id }) => id === value)
        if (account) onChoose(account)
      }}
    />
  )

  function isOfAnother({ customer }: (typeof things)[number]): boolean {
    return customer !== null && customer.organization_id !== organizationId
  }

  function labelOf(account: (typeof things)[number]): string {
    const said = saidAccount(account)
    return isOfAnother(account) ? t('mapping.customer.taken', { account: said, name: account.customer?.name }) : said
  }

  function noneFound(): string {
    if (search.length < shortestSearch) return t('mapping.customer.type')
    if (found.isError) return t('mapping.customer.searchFailed')
    return found.isPending ? t('mapping.searching') : t('mapping.customer.noneFound')
  }
}
