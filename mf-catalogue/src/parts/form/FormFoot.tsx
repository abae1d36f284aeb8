import { Alert } from '@staffel/shared-ui/core'
import { KeptNotice, type KeptNoticeProps } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { ReactNode } from 'react'
import styles from './form-foot.module.css'

export interface FormFootProps {
  readonly copy: KeptNoticeProps['copy']
  readonly hasProblems: boolean
  /** The ways out, always in sight. */
  readonly children: ReactNode
}

/** Stays at the foot of the window below a form. */
export function FormFoot({ copy, hasProblems, children }: FormFootProps) {
  const { t } = useTranslation('catalogue')
  return (
    <footer data-foot className={styles.foot}>
      <KeptNotice copy={copy} />
      {hasProblems && <Alert type="error" showIcon role="status" title={t('form.fixFields')} />}
      <div className={styles.buttons}>{children}</div>
    </footer>
  )
}
