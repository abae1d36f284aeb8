import { checkLadder, type LadderError } from '@staffel/shared-api/rules'
import { Button, Text } from '@staffel/shared-ui/core'
import { Input } from '@staffel/shared-ui/form'
import { formatPriceUnit } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined } from '@staffel/shared-ui/icons'
import { useId } from 'react'
import { readDrafts, withoutTier, withTyped, type TierDraft, type TierField } from './tierDrafts.ts'
import styles from './tiers.module.css'

export interface TierRowsProps {
  readonly drafts: readonly TierDraft[]
  /** Every price is for so many. */
  readonly priceUnit: number
  readonly hasVariants: boolean
  readonly disabled?: boolean
  /** What the server said of a row, by field. */
  readonly messages?: (row: number) => string | undefined
  readonly onChange: (drafts: TierDraft[]) => void
}

/** The tiers as they are typed, each with what keeps it from being saved. */
export function TierRows({ drafts, priceUnit, hasVariants, disabled, messages, onChange }: TierRowsProps) {
  const { t } = useTranslation('catalogue')
  const { errors } = checkLadder(readDrafts(drafts))
  const priceTitle = [t('tiers.price'), formatPriceUnit(priceUnit)].filter(Boolean).join(' ')

  return (
    <div className={hasVariants ? `${styles.rows} ${styles.withVariants}` : styles.rows}>
      <div className={styles.rowHead} aria-hidden="true">
        {hasVariants && <span className={styles.variant}>{t('tiers.variant')}</span>}
        <span>{t('tiers.from')}</span>
        <span>{t('tiers.till')}</span>
        <span>{priceTitle}</span>
        <span />
      </div>
      {drafts.map((draft, row) => (
        <TierRow
          key={draft.key}
          draft={draft}
          number={row + 1}
          priceTitle={priceTitle}
          hasVariants={hasVariants}
          disabled={disabled}
          problem={problemOf(row)}
          onType={(field, text) => onChange(withTyped(drafts, row, field, text))}
          onRemove={() => onChange(withoutTier(drafts, row))}
        />
      ))}
    </div>
  )

  function problemOf(row: number): string | undefined {
    const found: LadderError | undefined = errors.find((error) => error.row === row)?.code
    return found ? t(`tiers.errors.${found}`) : messages?.(row)
  }
}

interface TierRowProps {
  readonly draft: TierDraft
  readonly number: number
  readonly priceTitle: string
  readonly hasVariants: boolean
  readonly disabled: boolean | undefined
  readonly problem: string | undefined
  readonly onType: (field: TierField, text: string) => void
  readonly onRemove: () => void
}

function TierRow({ draft, number, priceTitle, hasVariants, disabled, problem, onType, onRemove }: TierRowProps) {
  const { t } = useTranslation('catalogue')
  const message = useId()
  const mark = problem ? ({ status: 'error', 'aria-invalid': true } as const) : {}

  return (
    <div className={styles.row} role="group" aria-label={t('tiers.row', { number })}>
      {hasVariants && (
        <>
          <span aria-hidden="true" className={styles.variantName}>
            {t('tiers.variant')}
          </span>
          <Input
            className={styles.variant}
            {...field('variantCode', t('tiers.variant'))}
            placeholder={t('tiers.everyVariant')}
            maxLength={50}
          />
        </>
      )}
      <Input {...field('minQuantity', t('tiers.from'))} {...mark} inputMode="numeric" />
      <Input
        {...field('maxQuantity', t('tiers.till'))}
        {...mark}
        inputMode="numeric"
        placeholder={t('tiers.unlimited')}
      />
      <Input {...field('unitPrice', priceTitle)} prefix="€" inputMode="decimal" placeholder={t('tiers.basePrice')} />
      <Button
        type="text"
        icon={<DeleteOutlined />}
        disabled={disabled}
        aria-label={t('tiers.remove', { number })}
        onClick={onRemove}
      />
      {problem && (
        <Text id={message} as="div" tone="danger" size="small" className={styles.problem}>
          {problem}
        </Text>
      )}
    </div>
  )

  function field(name: TierField, label: string) {
    return {
      'aria-label': label,
      'aria-describedby': problem ? message : undefined,
      autoComplete: 'off',
      disabled,
      value: draft[name],
      onChange: ({ target }: { target: { value: string } }) => onType(name, target.value),
    }
  }
}
