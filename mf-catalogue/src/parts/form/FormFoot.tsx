import { Alert } from '@staffel/shared-ui/core'
import { FormFoot as Foot, type FormFootProps as FootProps } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './form.module.css'

export interface FormFootProps extends FootProps {
  readonly hasProblems: boolean
}

/** The ways out of a form, always in sight, and that something stands in their way. */
export function FormFoot({ copy, hasProblems, children }: FormFootProps) {
  const { t } = useTranslation('catalogue')
  return (
    <Foot copy={copy}>
      {hasProblems && <Alert type="error" showIcon role="status" title={t('form.fixFields')} />}
      <div className={styles.buttons}>{children}</div>
    </Foot>
  )
}
