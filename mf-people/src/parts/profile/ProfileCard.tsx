import { useUser, type SessionUser } from '@staffel/shared-auth'
import { Button, Card, Flex } from '@staffel/shared-ui/core'
import { Field, Input, KeptNotice, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { UnsavedChangesGuard } from '@staffel/shared-ui/overlay'
import styles from './profile.module.css'
import { useProfileForm } from './useProfileForm.ts'

/** The reader's own name, phone and language. The address is what they sign in with, and stays. */
export function ProfileCard() {
  const user = useUser()
  return user && <ProfileForm user={user} />
}

const names = [
  { field: 'first_name', autoComplete: 'given-name', maxLength: 100 },
  { field: 'last_name', autoComplete: 'family-name', maxLength: 100 },
  { field: 'phone', autoComplete: 'tel', maxLength: 40 },
] as const

function ProfileForm({ user }: { user: SessionUser }) {
  const { t } = useTranslation('people')
  const { values, set, submit, problems, copy, isDirty, isSaving } = useProfileForm(user)
  return (
    <Card title={t('profile.title')}>
      <KeptNotice copy={copy} />
      <form
        noValidate
        aria-label={t('profile.title')}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className={styles.fields}>
          {names.map(({ field, ...look }) => (
            <Field key={field} label={t(`profile.fields.${field}`)} error={problems[field]}>
              {(control) => (
                <Input
                  {...control}
                  {...look}
                  value={values[field]}
                  onChange={({ target }) => set({ [field]: target.value })}
                />
              )}
            </Field>
          ))}
          <Field label={t('profile.fields.language')} error={problems['language']}>
            {(control) => (
              <Select
                {...control}
                value={values.language}
                options={[
                  { value: 'nl' as const, label: 'Nederlands' },
                  { value: 'en' as const, label: 'English' },
                ]}
                onChange={(language) => set({ language })}
              />
            )}
          </Field>
          <Field label={t('profile.fields.email')}>
            {(control) => <Input {...control} readOnly variant="filled" value={user.email} />}
          </Field>
        </div>
        <Flex justify="end">
          <Button type="primary" htmlType="submit" loading={isSaving} disabled={!isDirty}>
            {t('profile.save')}
          </Button>
        </Flex>
      </form>
      <UnsavedChangesGuard query when={isDirty} copy={copy} />
    </Card>
  )
}
