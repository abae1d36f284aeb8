import type { VatCheck } from '@staffel/shared-api/contract'
import { isBlank } from '@staffel/shared-api/rules'
import { Button, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useCheckVat } from '../../api/registers/registers.mutations.ts'
import { LookupProblem } from './LookupProblem.tsx'
import { useRegisters } from './useRegisters.ts'
import { VatProof } from './VatProof.tsx'
import styles from './registers.module.css'

export interface VatLookupProps {
  readonly number: string
  readonly tenantId: number | undefined
  /** What was answered about it before. */
  readonly known?: VatCheck | null | undefined
}

/** Asks VIES about a VAT number, and shows what was answered; without VIES what was answered before. */
export function VatLookup({ number, tenantId, known = null }: VatLookupProps) {
  const { t } = useTranslation('people')
  const { vat_numbers: canAsk } = useRegisters()
  const { mutate, data, error, isPending } = useCheckVat()
  const answered = data && data.vat_number === compact(number) ? data : null
  // That it could not be checked now takes nothing from what was answered before.
  const shown = answered && (answered.outcome !== 'unknown' || !known) ? answered : known
  if (!canAsk && !shown) return null

  return (
    <div className={styles.lookup}>
      {canAsk && (
        <Button
          size="small"
          disabled={isBlank(number)}
          loading={isPending}
          onClick={() => mutate({ vat_number: number.trim(), ...(tenantId && { tenant_id: tenantId }) })}
        >
          {t(shown ? 'registers.vat.again' : 'registers.vat.check')}
        </Button>
      )}
      <div role="status">
        {error && <LookupProblem error={error} />}
        {answered && answered !== shown && (
          <Text as="div" size="small">
            {t('registers.vat.unknownText')}
          </Text>
        )}
        {shown && <VatProof check={shown} />}
      </div>
    </div>
  )
}

/** As numbers are stored. */
const compact = (number: string): string => number.replace(/[\s.-]/g, '').toUpperCase()
