import Alert from 'antd/es/alert'
import { Modal } from '../overlay/Modal.tsx'
import { useState } from 'react'
import { formatMoney } from '../../format/formatMoney.ts'
import { formatNumber } from '../../format/formatNumber.ts'
import { useMediaQuery } from '../../theme/useMediaQuery.ts'
import { PlanCard } from './PlanCard.tsx'
import { planNames, type PlanName, type RequestPlan, type RoiRules } from './plan.types.ts'
import { PlanRequestDialog } from './PlanRequestDialog.tsx'
import { PlanTabs } from './PlanTabs.tsx'
import './plans.css'
import { RoiCalculator } from './RoiCalculator.tsx'
import { usePlanTexts } from './usePlanTexts.ts'

export interface PlansProps {
  rules: RoiRules
  /** The plan that is there already. */
  current?: PlanName | null
  /** Where sales answers, where it is known here. */
  email?: string
  onRequest: RequestPlan
  /** One at a time also where there is room, for a narrow place. */
  narrow?: boolean
}

/** The three plans and the calculator, and what becomes of a choice. */
export function Plans({ rules, current = null, email, onRequest, narrow = false }: PlansProps) {
  const { t } = usePlanTexts()
  const answeredAt = email ?? t('request.ownAddress')
  const isPhone = useMediaQuery('(max-width: 767px)')
  const [choosing, setChoosing] = useState<PlanName | null>(null)
  const [asked, setAsked] = useState<PlanName | null>(null)
  const [calculating, setCalculating] = useState(false)
  const cards = [...planNames.map((plan) => ({ key: plan, name: t(`${plan}.name`), card: cardOf(plan) })), calculator()]

  return (
    <>
      {asked && (
        <Alert
          type="success"
          showIcon
          title={t('request.sent', { plan: t(`${asked}.name`) })}
          description={t('request.sentText', { email: answeredAt })}
        />
      )}
      {narrow || isPhone ? (
        <PlanTabs label={t('label')} tabs={cards} first="pro" />
      ) : (
        <div className="sf-plans">
          {cards.map(({ key, card }) => (
            <div key={key}>{card}</div>
          ))}
        </div>
      )}
      {choosing && (
        <PlanRequestDialog
          plan={choosing}
          email={answeredAt}
          onRequest={onRequest}
          onClose={() => setChoosing(null)}
          onSent={() => {
            setAsked(choosing)
            setChoosing(null)
          }}
        />
      )}
      <Modal
        open={calculating}
        centered
        destroyOnHidden
        width={920}
        footer={null}
        title={t('roi.title')}
        onCancel={() => setCalculating(false)}
      >
        <RoiCalculator rules={rules} />
      </Modal>
    </>
  )

  function cardOf(plan: PlanName) {
    const { price, quotes } = rules.plans[plan]
    const isCurrent = plan === current
    return (
      <PlanCard
        name={t(`${plan}.name`)}
        intro={t(`${plan}.for`)}
        price={price === null ? t('onRequest') : formatMoney(price)}
        {...(price !== null && { per: t('perMonth') })}
        highlighted={plan === 'pro'}
        {...(plan === 'pro' && { ribbon: t('mostChosen') })}
        facts={[
          ...(plan === 'enterprise' ? [] : [t(`${plan}.admins`)]),
          quotes === null ? t('unlimited') : t('quotes', { quotes: formatNumber(quotes) }),
        ]}
        {...(isCurrent || plan === asked
          ? { state: t(isCurrent ? 'current' : 'asked') }
          : { action: { label: t(`${plan}.choose`), onPress: () => setChoosing(plan) } })}
      />
    )
  }

  function calculator() {
    const card = (
      <PlanCard
        name={t('calculator.name')}
        intro={t('calculator.for')}
        price={t('calculator.headline')}
        facts={[t('calculator.hours'), t('calculator.payback')]}
        action={{ label: t('calculator.open'), onPress: () => setCalculating(true) }}
      />
    )
    return { key: 'calculator', name: t('calculator.name'), card }
  }
}
