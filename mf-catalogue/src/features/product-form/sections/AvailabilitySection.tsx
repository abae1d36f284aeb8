import { Card, Text } from '@staffel/shared-ui/core'
import { DateInput } from '@staffel/shared-ui/date'
import { Field, Switch } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import layout from '../../../parts/form/form.module.css'
import styles from '../product-form.module.css'
import type { SectionProps } from './SectionProps.ts'

export function AvailabilitySection({ values, set, errorOf }: SectionProps) {
  const { t } = useTranslation('catalogue')
  return (
    <Card title={t('form.sections.availability')}>
      <div className={layout.fields}>
        <Field label={t('fields.startDate')} error={errorOf('startDate')}>
          {({ id, status }) => (
            <DateInput
              id={id}
              status={status}
              value={values.startDate}
              onChange={(startDate) => set({ startDate })}
              placeholder={t('form.atOnce')}
            />
          )}
        </Field>
        <Field label={t('fields.endDate')} error={errorOf('endDate')}>
          {({ id, status }) => (
            <DateInput
              id={id}
              status={status}
              value={values.endDate}
              onChange={(endDate) => set({ endDate })}
              placeholder={t('form.noEnd')}
            />
          )}
        </Field>
        <label className={styles.switch}>
          <Switch checked={values.isVisible} onChange={(isVisible) => set({ isVisible })} />
          <span>
            {t('fields.isVisible')}
            <Text as="div" tone="muted" size="small">
              {t('form.visibleHint')}
            </Text>
          </span>
        </label>
      </div>
    </Card>
  )
}
