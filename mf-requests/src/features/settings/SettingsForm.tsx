import type { RequestSettings } from '@staffel/shared-api/contract'
import { requestSettingLimits } from '@staffel/shared-api/rules'
import { Alert, Button, Card, Flex, Text } from '@staffel/shared-ui/core'
import { Field, InputNumber, KeptNotice, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConflictDialog } from '@staffel/shared-ui/overlay'
import { Link } from '@staffel/shared-ui/router'
import { paths } from '../../paths.ts'
import { ScoreFigures } from './ScoreFigures.tsx'
import { useSettingsForm } from './useSettingsForm.ts'
import styles from './settings.module.css'

const { months, score } = requestSettingLimits
const scores = Array.from({ length: score.maximum - score.minimum + 1 }, (_, step) => score.minimum + step)

/** How long mails are kept, and what counts as certain. Enter in a field saves it. */
export function SettingsForm({ settings }: { settings: RequestSettings }) {
  const { t } = useTranslation('requests')
  const { values, set, submit, copy, isDirty, isSaving, removesFrom, errors, conflict } = useSettingsForm(settings)
  const words = {
    title: t('settings.conflict.title'),
    text: t('settings.conflict.text'),
    reload: t('settings.conflict.reload'),
    keep: t('settings.conflict.keep'),
  }
  return (
    <Card title={t('settings.title')} extra={<Link to={paths.mailbox()}>{t('mailbox.open')}</Link>}>
      <KeptNotice copy={copy} />
      <form
        className={styles.form}
        noValidate
        aria-label={t('settings.title')}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className={styles.row}>
          <Field label={t('settings.keepRaw')} error={errors.keep_raw_months}>
            {(control) => (
              <InputNumber
                {...control}
                min={months.minimum}
                max={months.maximum}
                precision={0}
                suffix={t('settings.months', { count: values.keep_raw_months })}
                value={values.keep_raw_months}
                onChange={(typed) => typed && set({ keep_raw_months: typed })}
              />
            )}
          </Field>
          <Text tone="muted" size="small">
            {t('settings.keepRawHint')}
          </Text>
        </div>
        {removesFrom !== null && (
          <Alert type="warning" showIcon role="status" title={t('settings.removes', { count: removesFrom })} />
        )}
        <div className={styles.row}>
          <Field label={t('settings.certainFrom')} error={errors.certain_from}>
            {({ id, status }) => (
              <Select
                id={id}
                status={status}
                value={values.certain_from}
                options={scores.map((value) => ({ value, label: t('settings.fromScore', { score: value }) }))}
                onChange={(certain_from) => set({ certain_from })}
              />
            )}
          </Field>
          <Text tone="muted" size="small">
            {t('settings.certainFromHint')}
          </Text>
        </div>
        <ScoreFigures chosen={values.certain_from} />
        <Flex justify="end">
          <Button type="primary" htmlType="submit" loading={isSaving} disabled={!isDirty}>
            {t('settings.save')}
          </Button>
        </Flex>
      </form>
      <ConflictDialog {...conflict} words={words} />
    </Card>
  )
}
