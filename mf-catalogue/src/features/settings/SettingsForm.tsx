import type { OfferSettings } from '@staffel/shared-api/contract'
import { Button, Card, Flex, Text } from '@staffel/shared-ui/core'
import { KeptNotice, Switch } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { NumberField } from '../../parts/fields/NumberField.tsx'
import { ConflictDialog } from '../../parts/ConflictDialog.tsx'
import styles from './settings.module.css'
import { useSettingsForm } from './useSettingsForm.ts'

/** What is decided once for all products. Enter in a field saves it. */
export function SettingsForm({ settings }: { settings: OfferSettings }) {
  const { t } = useTranslation('catalogue')
  const { values, hasFloor, set, submit, copy, isDirty, isSaving, errorOf, conflict } = useSettingsForm(settings)
  return (
    <Card title={t('settings.title')}>
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
          <NumberField
            label={t('settings.lowStock')}
            decimals={0}
            value={values.lowStock}
            error={errorOf('lowStock')}
            onChange={(lowStock) => set({ lowStock })}
          />
          <Text tone="muted" size="small">
            {t('settings.lowStockHint')}
          </Text>
        </div>
        {hasFloor && (
          <div className={styles.row}>
            <NumberField
              label={t('settings.marginFloor')}
              decimals={2}
              suffix="%"
              placeholder={t('settings.noFloor')}
              value={values.marginFloor}
              error={errorOf('marginFloor')}
              onChange={(marginFloor) => set({ marginFloor })}
            />
            <Text tone="muted" size="small">
              {t('settings.marginFloorHint')}
            </Text>
          </div>
        )}
        <label className={styles.switch}>
          <Switch checked={values.tiersTogether} onChange={(tiersTogether) => set({ tiersTogether })} />
          <span>
            {t('settings.tiersTogether')}
            <Text as="div" tone="muted" size="small">
              {t('settings.tiersTogetherHint')}
            </Text>
          </span>
        </label>
        <label className={styles.switch}>
          <Switch checked={values.showPictures} onChange={(showPictures) => set({ showPictures })} />
          <span>
            {t('settings.showPictures')}
            <Text as="div" tone="muted" size="small">
              {t('settings.showPicturesHint')}
            </Text>
          </span>
        </label>
        <Flex justify="end">
          <Button type="primary" htmlType="submit" loading={isSaving} disabled={!isDirty}>
            {t('settings.save')}
          </Button>
        </Flex>
      </form>
      <ConflictDialog of="settings" {...conflict} />
    </Card>
  )
}
