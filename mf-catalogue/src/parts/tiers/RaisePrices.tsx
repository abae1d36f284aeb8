import { raisedPrice } from '@staffel/shared-api/rules'
import { Button, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { RiseOutlined } from '@staffel/shared-ui/icons'
import { Popover } from '@staffel/shared-ui/overlay'
import { useState } from 'react'
import { noRaise, RaiseFields, type Raise } from './RaiseFields.tsx'
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

  const raise = ({ percent, rounding }: Raise) => {
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

function RaiseForm({ onRaise }: { onRaise: (raise: Raise) => void }) {
  const { t } = useTranslation('catalogue')
  const [raise, setRaise] = useState(noRaise)
  return (
    <form
      className={styles.raise}
      onSubmit={(event) => {
        event.preventDefault()
        // It may stand within another form.
        event.stopPropagation()
        onRaise(raise)
      }}
    >
      <RaiseFields value={raise} onChange={setRaise} />
      <Text as="p" tone="muted" size="small">
        {t('raise.hint')}
      </Text>
      <Button htmlType="submit" disabled={raise.percent === 0}>
        {t('raise.apply')}
      </Button>
    </form>
  )
}
