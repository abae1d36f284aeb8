import { Button, Flex } from '@staffel/shared-ui/core'
import { FormFoot, type FormFootProps } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConflictDialog, type ConflictDialogProps } from '@staffel/shared-ui/overlay'

export interface SettingsFootProps {
  readonly form: {
    readonly copy: FormFootProps['copy']
    readonly isDirty: boolean
    readonly isSaving: boolean
    readonly conflict: Omit<ConflictDialogProps, 'words'>
  }
}

/** Saves, and asks when somebody else did so first. */
export function SettingsFoot({ form: { copy, isDirty, isSaving, conflict } }: SettingsFootProps) {
  const { t } = useTranslation('offers')
  const words = {
    title: t('settings.conflict.title'),
    text: t('settings.conflict.text'),
    reload: t('settings.conflict.reload'),
    keep: t('settings.conflict.keep'),
  }
  return (
    <>
      <FormFoot copy={copy}>
        <Flex justify="end">
          <Button type="primary" htmlType="submit" loading={isSaving} disabled={!isDirty}>
            {t('settings.save')}
          </Button>
        </Flex>
      </FormFoot>
      <ConflictDialog {...conflict} words={words} />
    </>
  )
}
