import { Button, Dropdown, useScreenActions, type DropdownProps } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { MoreOutlined } from '@staffel/shared-ui/icons'
import { useRef } from 'react'
import type { OfferStep } from './nextStep.ts'
import { stepIcons } from './stepIcons.tsx'
import type { OfferSteps } from './useOfferSteps.ts'
import styles from './actions.module.css'

/** What belongs together; what destroys comes last, and asks before it does. */
const groups: readonly (readonly OfferStep[])[] = [
  ['versions', 'pdf'],
  ['send', 'duplicate', 'revise', 'reopen', 'undo-acceptance', 'assign'],
  ['discard', 'delete'],
]
const keys: Readonly<Partial<Record<OfferStep, string>>> = {
  edit: 'e',
  versions: 'v',
  pdf: 'p',
  duplicate: 'k',
  revise: 'r',
  assign: 't',
  delete: 'x',
}

type Items = NonNullable<NonNullable<DropdownProps['menu']>['items']>

/** Everything that can be done with the offer and is not its next step, with the keys that do it too. */
export function MoreMenu({ steps }: { steps: OfferSteps }) {
  const { t } = useTranslation('offers')
  const button = useRef<HTMLButtonElement>(null)
  const { next, possible, take, pending } = steps
  const sending = sendingStep(next)
  const shown = groups.map((group) => group.filter((step) => possible.has(step) && step !== next))
  useCommands(steps)

  // A dialog that is opened from here gives the focus back to what is still there when it closes.
  const choose = (step: OfferStep) => {
    button.current?.focus()
    take(step)
  }
  const item = (step: OfferStep): Items[number] => {
    const key = keyOf(step, sending)
    return {
      key: step,
      icon: stepIcons[step],
      label: t(`steps.${step}.button`),
      ...(key && {
        extra: (
          <kbd className={styles.key} aria-hidden>
            {key.toUpperCase()}
          </kbd>
        ),
      }),
      onClick: () => choose(step),
    }
  }
  const items = shown
    .filter((group) => group.length > 0)
    .flatMap((group, index): Items => [
      ...(index > 0 ? [{ type: 'divider' as const, key: `before-${group[0]}` }] : []),
      ...group.map(item),
    ])

  return (
    <Dropdown trigger={['click']} placement="bottomRight" classNames={{ root: styles.menu }} menu={{ items }}>
      <Button ref={button} icon={<MoreOutlined />} loading={pending !== null && pending !== next} aria-haspopup="menu">
        {t('preview.more')}
      </Button>
    </Dropdown>
  )
}

/** Every step by its key, and by name where the commands of the screen are looked for. */
function useCommands({ possible, next, take }: OfferSteps): void {
  const { t } = useTranslation('offers')
  const sending = sendingStep(next)
  const steps = [...possible].filter((step) => step !== 'sign')
  useScreenActions(
    steps.map((step) => ({
      id: step,
      label: t(`steps.${step}.button`),
      icon: stepIcons[step],
      ...(keyOf(step, sending) && { shortcut: keyOf(step, sending) }),
      run: () => take(step),
    })),
  )
}

/** The one key of sending does whatever is next of issuing, sending and reminding. */
function sendingStep(next: OfferStep | null): OfferStep {
  return next === 'issue' || next === 'remind' ? next : 'send'
}

function keyOf(step: OfferStep, sending: OfferStep): string | undefined {
  if (step === 'send' || step === sending) return step === sending ? 's' : undefined
  return keys[step]
}
