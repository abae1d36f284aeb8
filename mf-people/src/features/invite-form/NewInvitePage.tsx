import { useUser } from '@staffel/shared-auth'
import { Button, Flex, Screen } from '@staffel/shared-ui/core'
import { Field, FormFoot, Input, Select, type InputRef } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { UnsavedChangesGuard } from '@staffel/shared-ui/overlay'
import { useQuery } from '@staffel/shared-ui/query'
import { useNavigate } from '@staffel/shared-ui/router'
import { useRef } from 'react'
import { tenantsQuery } from '../../api/users.queries.ts'
import { PlaceFields } from '../../parts/PlaceFields.tsx'
import { paths } from '../../paths.ts'
import { useInviteForm } from './useInviteForm.ts'
import styles from './invite-form.module.css'

/** Somebody new, by mail. After Save + New the next one of the same place follows. */
export function NewInvitePage() {
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const user = useUser()
  const email = useRef<InputRef>(null)
  const tenants = useQuery(tenantsQuery())
  const form = useInviteForm({
    onSaved: () => void navigate(paths.invites()),
    onNext: () => email.current?.focus(),
  })
  const { values, errors } = form
  const choices = tenants.data ?? []
  const tenantName = choices.find(({ id }) => id === values.tenant)?.name ?? user?.tenant_name ?? ''

  return (
    <Screen title={t('invites.new')} width="narrow" back={{ to: paths.invites(), label: t('invites.title') }}>
      <form
        className={styles.form}
        noValidate
        aria-label={t('invites.new')}
        onSubmit={(event) => {
          event.preventDefault()
          form.save('leave')
        }}
      >
        <div className={styles.fields}>
          <Field label={t('users.columns.email')} error={errors.email}>
            {(control) => (
              <Input
                {...control}
                ref={email}
                type="email"
                inputMode="email"
                autoComplete="off"
                maxLength={254}
                value={values.email}
                onChange={({ target }) => form.change({ email: target.value })}
              />
            )}
          </Field>
          {choices.length > 1 && (
            <Field label={t('users.columns.tenant')} error={errors.tenant}>
              {(control) => (
                <Select<number>
                  {...control}
                  value={values.tenant}
                  options={choices.map(({ id, name }) => ({ value: id, label: name }))}
                  showSearch={{ optionFilterProp: 'label' }}
                  onChange={(tenant) => form.change({ tenant, organization: undefined })}
                />
              )}
            </Field>
          )}
          <PlaceFields
            tenantId={values.tenant}
            tenantName={tenantName}
            organization={values.organization}
            role={values.role}
            errors={{ organization: errors.organization, role: errors.role }}
            onChange={form.change}
          />
        </div>
        <FormFoot copy={form.copy}>
          <Flex justify="end" gap={8} wrap>
            <Button type="text" disabled={form.isSaving} onClick={() => void navigate(paths.invites())}>
              {t('ui:action.cancel')}
            </Button>
            <Button disabled={form.isSaving} loading={form.saving === 'next'} onClick={() => form.save('next')}>
              {t('invites.saveNew')}
            </Button>
            <Button type="primary" htmlType="submit" disabled={form.isSaving} loading={form.saving === 'leave'}>
              {t('invites.save')}
            </Button>
          </Flex>
        </FormFoot>
      </form>
      <UnsavedChangesGuard when={form.isTyped} copy={form.copy} />
    </Screen>
  )
}
