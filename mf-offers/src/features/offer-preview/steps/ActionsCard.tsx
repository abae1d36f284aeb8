import type { Offer } from '@staffel/shared-api/contract'
import { isManagement } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Button, Card } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import {
  CalendarOutlined,
  CheckCircleOutlined,
  CloseCircleOutlined,
  CopyOutlined,
  DeleteOutlined,
  UndoOutlined,
} from '@staffel/shared-ui/icons'
import { useState } from 'react'
import type { ChosenLines } from '../useChosenLines.ts'
import { AcceptDialog } from './AcceptDialog.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { DiscardDialog } from './DiscardDialog.tsx'
import { ExtendDialog } from './ExtendDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { SignOffer } from './SignOffer.tsx'
import { useRevise } from './useRevise.ts'
import styles from './steps.module.css'

type StepName = 'accept' | 'decline' | 'extend' | 'reopen' | 'undo-acceptance' | 'discard'

/** What the reader can do with the offer now; the server says what that is. Nothing to do, no card. */
export function ActionsCard({ offer, choice }: { offer: Offer; choice: ChosenLines }) {
  const { t } = useTranslation('offers')
  const user = useUser()
  const [step, setStep] = useState<StepName | null>(null)
  const revision = useRevise(offer)
  const can = (action: Offer['actions'][number]) => offer.actions.includes(action)
  const canDiscard =
    user !== null && isManagement(user) && offer.draft_version !== null && offer.issued_version !== null
  const close = () => setStep(null)
  const button = (name: StepName, icon: React.ReactNode, look: { type?: 'primary'; danger?: boolean } = {}) => (
    <Button block {...look} icon={icon} onClick={() => setStep(name)}>
      {t(`steps.${name}.button`)}
    </Button>
  )
  const steps = ['sign', 'accept', 'decline', 'extend', 'revise', 'reopen', 'undo-acceptance'] as const

  return (
    <>
      {(canDiscard || steps.some(can)) && (
        <Card title={t('steps.heading')}>
          <div className={styles.offerSteps}>
            {can('sign') && <SignOffer key={offer.version} offer={offer} choice={choice} />}
            {can('accept') && button('accept', <CheckCircleOutlined />, { type: 'primary' })}
            {can('decline') && button('decline', <CloseCircleOutlined />, { danger: true })}
            {can('extend') && button('extend', <CalendarOutlined />)}
            {can('revise') && (
              <Button block icon={<CopyOutlined />} loading={revision.pending} onClick={revision.start}>
                {t('steps.revise.button')}
              </Button>
            )}
            {can('reopen') && button('reopen', <UndoOutlined />)}
            {can('undo-acceptance') && button('undo-acceptance', <UndoOutlined />)}
            {canDiscard && button('discard', <DeleteOutlined />, { danger: true })}
          </div>
        </Card>
      )}
      {step === 'accept' && <AcceptDialog offer={offer} onClose={close} />}
      {step === 'decline' && <DeclineDialog offer={offer} onClose={close} />}
      {step === 'extend' && <ExtendDialog offer={offer} onClose={close} />}
      {(step === 'reopen' || step === 'undo-acceptance') && <ReasonDialog offer={offer} kind={step} onClose={close} />}
      {step === 'discard' && <DiscardDialog offer={offer} onClose={close} />}
    </>
  )
}
