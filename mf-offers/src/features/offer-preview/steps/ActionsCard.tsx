import type { Offer, Profile } from '@staffel/shared-api/contract'
import { isManagement } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Button, Card, type ButtonProps } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import {
  CalendarOutlined,
  CheckCircleOutlined,
  CloseCircleOutlined,
  CopyOutlined,
  DeleteOutlined,
  UndoOutlined,
} from '@staffel/shared-ui/icons'
import { useState, type ComponentType, type ReactNode } from 'react'
import type { ChosenLines } from '../useChosenLines.ts'
import { AcceptDialog } from './AcceptDialog.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { DiscardDialog } from './DiscardDialog.tsx'
import { ExtendDialog } from './ExtendDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { SignOffer } from './SignOffer.tsx'
import { useRevise } from './useRevise.ts'
import styles from './steps.module.css'

interface DialogProps {
  offer: Offer
  onClose: () => void
}

interface Step {
  readonly icon: ReactNode
  readonly look?: Pick<ButtonProps, 'type' | 'danger'>
  readonly Dialog: ComponentType<DialogProps>
}

/** Steps that are asked about in a dialog. */
const steps = {
  accept: { icon: <CheckCircleOutlined />, look: { type: 'primary' }, Dialog: AcceptDialog },
  decline: { icon: <CloseCircleOutlined />, look: { danger: true }, Dialog: DeclineDialog },
  extend: { icon: <CalendarOutlined />, Dialog: ExtendDialog },
  reopen: { icon: <UndoOutlined />, Dialog: (props) => <ReasonDialog kind="reopen" {...props} /> },
  'undo-acceptance': { icon: <UndoOutlined />, Dialog: (props) => <ReasonDialog kind="undo-acceptance" {...props} /> },
  discard: { icon: <DeleteOutlined />, look: { danger: true }, Dialog: DiscardDialog },
} as const satisfies Record<string, Step>
type StepName = keyof typeof steps

const order = ['sign', 'accept', 'decline', 'extend', 'revise', 'reopen', 'undo-acceptance', 'discard'] as const

/** What the reader can do with the offer now; the server says what that is. Nothing to do, no card. */
export function ActionsCard({ offer, choice }: { offer: Offer; choice: ChosenLines }) {
  const { t } = useTranslation('offers')
  const user = useUser()
  const [asked, setAsked] = useState<StepName | null>(null)
  const revision = useRevise(offer)
  const possible = order.filter((step) => (step === 'discard' ? canDiscard(offer, user) : offer.actions.includes(step)))
  const Dialog = asked && steps[asked].Dialog

  function button(step: (typeof order)[number]) {
    if (step === 'sign') return <SignOffer key={`${step}-${offer.version}`} offer={offer} choice={choice} />
    const { icon, look }: Omit<Step, 'Dialog'> = step === 'revise' ? { icon: <CopyOutlined /> } : steps[step]
    const start = step === 'revise' ? revision.start : () => setAsked(step)
    return (
      <Button key={step} block {...look} icon={icon} loading={step === 'revise' && revision.pending} onClick={start}>
        {t(`steps.${step}.button`)}
      </Button>
    )
  }

  return (
    <>
      {possible.length > 0 && (
        <Card title={t('steps.heading')}>
          <div className={styles.offerSteps}>{possible.map(button)}</div>
        </Card>
      )}
      {Dialog && <Dialog offer={offer} onClose={() => setAsked(null)} />}
    </>
  )
}

/** The draft of a next version; a first draft is deleted as an offer is. */
function canDiscard({ draft_version, issued_version }: Offer, user: Profile | null): boolean {
  return user !== null && isManagement(user) && draft_version !== null && issued_version !== null
}
