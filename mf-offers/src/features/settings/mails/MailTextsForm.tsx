import type { Language, OfferMailKind, OfferMailTexts } from '@staffel/shared-api/contract'
import { mailPlaceholders, offerMailKinds } from '@staffel/shared-api/rules'
import { Button, Card, Flex, Text } from '@staffel/shared-ui/core'
import { Field, Segmented, Select } from '@staffel/shared-ui/form'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { SettingsFoot } from '../form/SettingsFoot.tsx'
import { TextAreaField } from '../../../parts/TextAreaField.tsx'
import styles from '../settings.module.css'
import { TypedField } from '../TypedField.tsx'
import { MailExample } from './MailExample.tsx'
import { keyOf, type Wording } from './mailValues.ts'
import { useMailTextsForm } from './useMailTextsForm.ts'

const none: Wording = { subject: '', body: '', isStandard: true }

/** One mail at a time, in one language, with what it says for an example. What is wrong elsewhere is gone to. */
export function MailTextsForm({ texts }: { texts: OfferMailTexts }) {
  const { t } = useTranslation('offers')
  const { language: own } = useLanguage()
  const [kind, setKind] = useState<OfferMailKind>('offer')
  const [language, setLanguage] = useState<Language>(own)
  const form = useMailTextsForm(texts, (found) => {
    setKind(found.kind)
    setLanguage(found.language)
  })
  const key = keyOf(kind, language)
  const wording = form.values[key] ?? none

  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('settings.mails.title')}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <Card title={t('settings.mails.title')}>
        <div className={styles.form}>
          <Flex gap={16} wrap align="end">
            <Field label={t('settings.mails.kind')}>
              {(control) => (
                <Select
                  {...control}
                  className={styles.kind}
                  value={kind}
                  options={offerMailKinds.map((value) => ({ value, label: t(`settings.mails.kinds.${value}`) }))}
                  onChange={setKind}
                />
              )}
            </Field>
            <Segmented<Language>
              aria-label={t('settings.mails.language')}
              value={language}
              options={[
                { value: 'nl', label: 'Nederlands' },
                { value: 'en', label: 'English' },
              ]}
              onChange={setLanguage}
            />
          </Flex>
          <TypedField
            label={t('settings.mails.subject')}
            maxLength={200}
            value={wording.subject}
            error={form.problems[`${key}.subject`]}
            onChange={(subject) => form.change(key, { subject })}
          />
          <TextAreaField
            label={t('settings.mails.body')}
            rows={10}
            maxLength={20_000}
            value={wording.body}
            error={form.problems[`${key}.body`]}
            onChange={(body) => form.change(key, { body })}
          />
          <Text as="p" tone="muted" size="small">
            {t('settings.mails.placeholders', { names: mailPlaceholders.map((name) => `{${name}}`).join(' ') })}
          </Text>
          <Flex justify="end" gap={16} align="center" wrap>
            {form.willReset(key) && <Text tone="muted">{t('settings.mails.willReset')}</Text>}
            <Button disabled={wording.isStandard} onClick={() => form.reset(key)}>
              {t('settings.mails.reset')}
            </Button>
          </Flex>
          <MailExample wording={wording} language={language} />
        </div>
      </Card>
      <SettingsFoot form={form} />
    </form>
  )
}
