import { priceRoundings, raisedPrice, raiseLimits, type PriceRounding } from '@staffel/shared-api/rules'
import { Button, Text } from '@staffel/shared-ui/core'
import { DecimalInput, Field, Select } from '@staffel/shared-ui/form'
import { formatMoney } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { RiseOutlined } from '@staffel/shared-ui/icons'
import { Popover } from '@staffel/shared-ui/overlay'
import { useState } from 'react'
import { draftOf, readDrafts, type TierDraft } from './tierDrafts.ts'
import styles from './tiers.module.css'

export interface RaisePricesProps {
  readonly drafts: readonly TierDraft[]
  readonly disabled?: boolean
  readonly onChange: (drafts: TierDraft[]) => void
}

/** Raises every price of the ladder by a percentage; what is typed can still be changed before it is saved. */
export function RaisePrices({ drafts, disabled, onChange }: RaisePricesProps) {
  const { t } = useTranslation('catalogue')
  const [open, setOpen] = useState(false)

  const raise = (percent: number, rounding: PriceRounding) => {
    const tiers = readDrafts(drafts)
    onChange(
      drafts.map((draft, row) => {
        const tier = tiers[row]
        if (!tier || tier.unitPrice === null) return draft
        const { unitPrice } = draftOf({ ...tier, unitPrice: raisedPrice(tier.unitPrice, percent, rounding) })
        return { ...draft, unitPrice }
      }),
    )
    setOpen(false)
  }

  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      title={t('raise.title')}
      content={<RaiseForm onRaise={raise} />}
    >
      <Button icon={<RiseOutlined />} disabled={disabled} aria-haspopup="dialog" aria-expanded={open}>
        {t('raise.open')}
      </Button>
    </Popover>
  )
}

function RaiseForm({ onRaise }: { onRaise: (percent: number, rounding: PriceRounding) => void }) {
  const { t } = useTranslation('catalogue')
  const [percent, setPercent] = useState(0)
  const [rounding, setRounding] = useState<PriceRounding>(0.01)
  return (
    <form
      className={styles.raise}
      onSubmit={(event) => {
        event.preventDefault()
        // It may stand within another form.
        event.stopPropagation()
        onRaise(percent, rounding)
      }}
    >
      <div className={styles.raiseFields}>
        <Field label={t('raise.percent')}>
          {(control) => (
            <DecimalInput
              {...control}
              autoFocus
              suffix="%"
              decimals={2}
              min={raiseLimits.least}
              max={raiseLimits.most}
              value={percent}
              onChange={setPercent}
            />
          )}
        </Field>
        <Field label={t('raise.rounding')}>
          {({ id }) => (
            <Select<PriceRounding>
              id={id}
              value={rounding}
              options={priceRoundings.map((value) => ({ value, label: formatMoney(value) }))}
              onChange={setRounding}
            />
          )}
        </Field>
      </div>
      <Text as="p" tone="muted" size="small">
        {t('raise.hint')}
      </Text>
      <Button htmlType="submit" disabled={percent === 0}>
        {t('raise.apply')}
      </Button>
    </form>
  )
}
