import { useTranslation } from '@staffel/shared-ui/i18n'
import { mailTextsQuery } from '../../../api/settings/settings.calls.ts'
import { SettingsPart } from '../SettingsPart.tsx'
import { MailTextsForm } from './MailTextsForm.tsx'

/** How mails about offers are worded, in both languages. */
export function MailSettings() {
  const { t } = useTranslation('offers')
  return (
    <SettingsPart query={() => mailTextsQuery()} failed={t('settings.mails.notLoaded')}>
      {(texts) => <MailTextsForm texts={texts} />}
    </SettingsPart>
  )
}
