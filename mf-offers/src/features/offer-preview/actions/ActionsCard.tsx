import type { Offer } from '@staffel/shared-api/contract'
import { Button, Card, Text, Unbroken } from '@staffel/shared-ui/core'
import { formatDate, formatRelative } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { SignOffer } from '../steps/SignOffer.tsx'
import type { CustomerChoice } from '../useCustomerChoice.ts'
import type { OfferStep } from './nextStep.ts'
import { stepIcons } from './stepIcons.tsx'
import type { OfferSteps } from './useOfferSteps.ts'
import styles from './actions.module.css'

export interface ActionsCardProps {
  offer: Offer
  choice: CustomerChoice
  steps: OfferSteps
}

/** Beside the next step, what a customer's answer, or that of a colleague, may ask for at any moment. */
const answers = [
  'refuse-approval',
  'withdraw-approval',
  'accept',
  'decline',
  'extend',
] as const satisfies readonly OfferStep[]

/** What the reader does next with the offer, and how a customer's answer is noted. Nothing to do, no card. */
export function ActionsCard({ offer, choice, steps: { next, possible, take, pending } }: ActionsCardProps) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const others = answers.filter((step) => possible.has(step) && step !== next)
  if (next === null && others.length === 0) return false
  const facts = { ago: formatRelative(offer.sent_at, language), date: formatDate(offer.validUntil, language) }

  return (
    <Card title={t('steps.heading')}>
      <div className={styles.steps}>
        {next === 'sign' && <SignOffer key={offer.version} offer={offer} choice={choice} />}
        {next !== null && next !== 'sign' && (
          <>
            <Button
              block
              type="primary"
              size="large"
              icon={stepIcons[next]}
              loading={pending === next}
              onClick={() => take(next)}
            >
              {t(`steps.${next}.button`)}
            </Button>
            <Text as="p" tone="muted" size="small">
              <Unbroken>{t([`steps.${next}.hint`, 'steps.hint'], facts)}</Unbroken>
            </Text>
          </>
        )}
        {others.length > 0 && (
          <div className={styles.answers}>
            {others.map((step) => (
              <Button key={step} block type="text" icon={stepIcons[step]} onClick={() => take(step)}>
                {t(`steps.${step}.button`)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Card>
  )
}
