import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { SessionUser } from '@staffel/shared-auth'
import { Button, Card, ErrorState, Text } from '@staffel/shared-ui/core'
import { Checkbox, Field, Input, Radio } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense, useState, type ReactNode } from 'react'
import { useConsent } from './useConsent.ts'
import styles from './consent.module.css'

const PrivacyDialog = lazyPart(async () => (await import('./PrivacyDialog.tsx')).PrivacyDialog)

export interface ConsentFormProps {
  /** Null for whom no account is known yet. */
  readonly user: SessionUser | null
  /** Of the invite that is accepted by agreeing. */
  readonly token?: string
  readonly next: string
  readonly children?: ReactNode
}

/** Two boxes, and what is not known of somebody yet. */
export function ConsentForm({ user, token, next, children }: ConsentFormProps) {
  const { t } = useTranslation('people')
  const form = useConsent({ user, token, next })
  const { values, errors, change } = form
  const [isReading, setIsReading] = useState(false)

  return (
    <form
      noValidate
      aria-label={t('consent.title')}
      onSubmit={(event) => {
        event.preventDefault()
        void form.confirm()
      }}
    >
      <Card>
        <div className={styles.fields}>
          {children}
          <Text as="p" tone="muted">
            {t('consent.intro')}
          </Text>
          {form.asksNames && (
            <div className={styles.names}>
              {name('first', 'first_name', 'given-name')}
              {name('last', 'last_name', 'family-name')}
            </div>
          )}
          <Field label={t('consent.language')}>
            {(control) => (
              <Radio.Group
                id={control.id}
                aria-label={t('consent.language')}
                value={values.language}
                options={[
                  { value: 'nl', label: 'Nederlands' },
                  { value: 'en', label: 'English' },
                ]}
                onChange={({ target }) => change({ language: target.value === 'en' ? 'en' : 'nl' })}
              />
            )}
          </Field>
          <Checkbox checked={values.collects} onChange={({ target }) => change({ collects: target.checked })}>
            {t('consent.collects')}
          </Checkbox>
          <Checkbox checked={values.agrees} onChange={({ target }) => change({ agrees: target.checked })}>
            {t('consent.agrees')}
          </Checkbox>
          <div>
            <Button type="link" className={styles.policy} aria-haspopup="dialog" onClick={() => setIsReading(true)}>
              {t('consent.read')}
            </Button>
          </div>
          {form.error !== null && <ErrorState size="compact" title={problem(form.error)} error={form.error} />}
          <div>
            <Button
              type="primary"
              htmlType="submit"
              disabled={!values.collects || !values.agrees}
              loading={form.isPending}
            >
              {t('consent.confirm')}
            </Button>
          </div>
        </div>
      </Card>
      <Suspense>{isReading && <PrivacyDialog onClose={() => setIsReading(false)} />}</Suspense>
    </form>
  )

  function name(key: 'first' | 'last', field: 'first_name' | 'last_name', autoComplete: string) {
    return (
      <Field label={t(`users.fields.${field}`)} error={errors[field]}>
        {(control) => (
          <Input
            {...control}
            autoComplete={autoComplete}
            maxLength={100}
            value={values[key]}
            onChange={({ target }) => change({ [key]: target.value })}
          />
        )}
      </Field>
    )
  }

  function problem(error: unknown): string {
    return (isApiError(error) && sentenceOf(error)) || t('consent.failed')
  }
}
