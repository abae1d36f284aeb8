import type { RegisteredCompany } from '@staffel/shared-api/contract'
import { isBlank } from '@staffel/shared-api/rules'
import { Button, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { SearchOutlined } from '@staffel/shared-ui/icons'
import { useRef } from 'react'
import { useFindCompanies } from '../../api/registers/registers.mutations.ts'
import { Choices } from './Choices.tsx'
import { LookupProblem } from './LookupProblem.tsx'
import { useRegisters } from './useRegisters.ts'
import styles from './registers.module.css'

export interface CompanyLookupProps {
  readonly name: string
  /** Goes before the name where it is one. */
  readonly registration: string
  readonly tenantId: number | undefined
  readonly onChoose: (company: RegisteredCompany) => void
}

/** Finds a company in the trade register by what was typed of it; one of those is taken over. */
export function CompanyLookup({ name, registration, tenantId, onChoose }: CompanyLookupProps) {
  const { t } = useTranslation('people')
  const button = useRef<HTMLButtonElement>(null)
  const { companies } = useRegisters()
  const { mutate, reset, data, error, isPending } = useFindCompanies()
  if (!companies) return null
  const query = /^\d{8}$/.test(registration.replace(/[\s.]/g, '')) ? registration : name

  function take(key: string): void {
    const chosen = data?.[Number(key)]
    if (chosen) onChoose(chosen)
    reset()
    // What was pressed is gone.
    button.current?.focus()
  }

  return (
    <div className={styles.lookup}>
      <Button
        ref={button}
        size="small"
        icon={<SearchOutlined />}
        disabled={isBlank(query)}
        loading={isPending}
        onClick={() => mutate({ query: query.trim(), ...(tenantId && { tenant_id: tenantId }) })}
      >
        {t('registers.company.find')}
      </Button>
      <div role="status">
        {error && <LookupProblem error={error} />}
        {data?.length === 0 && (
          <Text as="div" size="small">
            {t('registers.company.none')}
          </Text>
        )}
        {data && data.length > 0 && (
          <Choices label={t('registers.company.found')} choices={data.map(choiceOf)} onChoose={take} />
        )}
      </div>
    </div>
  )
}

function choiceOf(company: RegisteredCompany, index: number) {
  const { chamber_of_commerce_number, name, street, number, number_addition, postal_code, city } = company
  const places = [
    [street, number, number_addition],
    [postal_code, city],
  ].map((parts) => parts.filter(Boolean).join(' '))
  return { key: String(index), name, line: [chamber_of_commerce_number, ...places].filter(Boolean).join(' · ') }
}
