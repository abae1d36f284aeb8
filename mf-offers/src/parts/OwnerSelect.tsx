import { matchesRoles } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Button, Text } from '@staffel/shared-ui/core'
import { Field, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery, useSettled } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { colleaguesQuery, nameOf } from '../api/colleagues.queries.ts'
import { useLastKnown } from '../api/useLastKnown.ts'

export interface OwnerSelectProps {
  value: number | undefined
  onChange: (userId: number) => void
}

/** Who will look after the offers; an Admin, who sees them all, also reads where each works. */
export function OwnerSelect({ value, onChange }: OwnerSelectProps) {
  const { t } = useTranslation('offers')
  const user = useUser()
  const [search, setSearch] = useState('')
  const colleagues = useQuery(colleaguesQuery(useSettled(search.trim(), 300)))
  const known = useLastKnown(colleagues.data) ?? []
  const everywhere = user !== null && matchesRoles(user.roles, ['Admin'])
  return (
    <Field label={t('owner.label')}>
      {(control) => (
        <>
          <Select<number>
            {...control}
            value={value}
            options={known.map((person) => ({
              value: person.user_id,
              label: [nameOf(person), everywhere && person.tenant?.name].filter(Boolean).join(' · '),
            }))}
            showSearch={{
              filterOption: (typed, option) =>
                matches(
                  typed,
                  known.find(({ user_id }) => user_id === option?.value),
                ),
              onSearch: setSearch,
            }}
            loading={colleagues.isFetching}
            placeholder={t('owner.choose')}
            notFoundContent={colleagues.isFetching ? t('ui:loading') : t('owner.none')}
            onChange={onChange}
          />
          {colleagues.isError && (
            <Text as="div" tone="danger" size="small">
              {t('owner.failed')}{' '}
              <Button
                type="link"
                size="small"
                loading={colleagues.isFetching}
                onClick={() => void colleagues.refetch()}
              >
                {t('ui:action.retry')}
              </Button>
            </Text>
          )}
        </>
      )}
    </Field>
  )
}

function matches(typed: string, person: Parameters<typeof nameOf>[0] | undefined): boolean {
  return person !== undefined && `${nameOf(person)} ${person.email}`.toLowerCase().includes(typed.trim().toLowerCase())
}
