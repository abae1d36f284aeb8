import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useState } from 'react'
import type { LadderQuestionState } from './useLadderQuestion.ts'
import styles from './tiers.module.css'

/** What is odd about the ladder, row by row, before it is saved nevertheless. */
export function LadderQuestion({ question: { asked, close } }: { question: LadderQuestionState }) {
  const { t } = useTranslation('catalogue')
  // Its words stay while it closes.
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) setShown(asked)
  return (
    <ConfirmDialog
      open={asked !== null}
      title={t('tiers.question.title')}
      confirmLabel={t('tiers.question.confirm')}
      cancelLabel={t('tiers.question.cancel')}
      onConfirm={() => {
        asked?.onYes()
        close()
      }}
      onCancel={close}
    >
      <ul className={styles.findings}>
        {shown?.warnings.map(({ row, code }) => (
          <li key={`${row}-${code}`}>{t(`tiers.warnings.${code}`, { number: row + 1 })}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
