import type { FoundAddress } from '@staffel/shared-api/contract'
import { isBlank } from '@staffel/shared-api/rules'
import { Button, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { SearchOutlined } from '@staffel/shared-ui/icons'
import { useRef } from 'react'
import { useFindAddress } from '../../api/registers/registers.mutations.ts'
import { Choices } from './Choices.tsx'
import { LookupProblem } from './LookupProblem.tsx'
import { useRegisters } from './useRegisters.ts'
import styles from './registers.module.css'

export interface AddressLookupProps {
  readonly postalCode: string
  readonly number: string
  /** The register knows Dutch addresses alone. */
  readonly country?: string
  readonly tenantId: number | undefined
  readonly onFound: (address: FoundAddress) => void
}

/** Street and city of a postcode and house number. */
export function AddressLookup({ postalCode, number, country = 'NL', tenantId, onFound }: AddressLookupProps) {
  const { t } = useTranslation('people')
  const button = useRef<HTMLButtonElement>(null)
  const { addresses } = useRegisters()
  const { mutate, reset, data, error, isPending } = useFindAddress()
  if (!addresses || (country.trim() || 'NL').toUpperCase() !== 'NL') return null

  function find(): void {
    mutate(
      { postal_code: postalCode.trim(), number: number.trim(), ...(tenantId && { tenant_id: tenantId }) },
      {
        onSuccess: ([only, ...others]) => {
          if (only && others.length === 0) onFound(only)
        },
      },
    )
  }
  function take(key: string): void {
    const chosen = data?.[Number(key)]
    if (chosen) onFound(chosen)
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
        disabled={isBlank(postalCode) || isBlank(number)}
        loading={isPending}
        onClick={find}
      >
        {t('registers.address.find')}
      </Button>
      <div role="status">
        {error && <LookupProblem error={error} />}
        {data?.length === 0 && (
          <Text as="div" size="small">
            {t('registers.address.none')}
          </Text>
        )}
        {data && data.length > 1 && (
          <Choices label={t('registers.address.found')} choices={data.map(choiceOf)} onChoose={take} />
        )}
      </div>
    </div>
  )
}

const choiceOf = ({ street, postal_code, city }: FoundAddress, index: number) => ({
  key: String(index),
  name: street,
  line: `${postal_code} ${city}`,
})
