import { Button, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckOutlined } from '@staffel/shared-ui/icons'
import { useMoney } from '../../parts/money/OfferCurrency.ts'
import styles from './public-offer.module.css'

export interface AnswerBarProps {
  total: number
  onAccept: () => void
  onDecline: () => void
}

/** Stays at the foot of the window: the total as chosen, and the two answers. */
export function AnswerBar({ total, onAccept, onDecline }: AnswerBarProps) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  return (
    <section data-foot className={styles.answer} aria-label={t('public.answer')}>
      <div className={styles.answerRow}>
        <div aria-live="polite">
          <Text as="div" tone="muted" size="small">
            {t('sign.total')}
          </Text>
          <Text as="div" strong numeric className={styles.total}>
            {money(total)}
          </Text>
        </div>
        <div className={styles.answerButtons}>
          <Button size="large" onClick={onDecline}>
            {t('public.decline.button')}
          </Button>
          <Button size="large" type="primary" icon={<CheckOutlined />} onClick={onAccept}>
            {t('public.accept.button')}
          </Button>
        </div>
      </div>
    </section>
  )
}
