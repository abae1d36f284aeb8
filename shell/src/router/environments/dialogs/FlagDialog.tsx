import { ErrorState, LoadingState, Text } from '@staffel/shared-ui/core'
import { Field, Radio, Select } from '@staffel/shared-ui/form'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { versionQuery } from '../environments.queries.ts'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'
import { ActDialog } from './ActDialog.tsx'
import type { AreaDialogProps } from './dialog.types.ts'

const values = { on: true, off: false, area: null } as const
type Value = keyof typeof values

/** One flag of the live version: on, off, or left to the area. */
export function FlagDialog({ environment, area, name, onClose }: AreaDialogProps) {
  const { t } = useEnvironmentTexts()
  const facts = useQuery(versionQuery(environment.name, area.id, area.live))
  const [chosen, setChosen] = useState<string | null>(null)
  const [typed, setTyped] = useState<Value | null>(null)
  const flags = facts.data?.flags ?? []
  const flag = flags.find(({ key }) => key === chosen) ?? flags[0]
  const present = flag ? valueOf(area.flags[flag.key]) : 'area'
  const value = typed ?? present
  return (
    <ActDialog
      title={t('dialog.flag', { area: name, environment: environment.name })}
      confirmLabel={t('dialog.confirmFlag')}
      environment={environment}
      area={area.id}
      act={flag && value !== present ? { kind: 'flag', flag: flag.key, value: values[value] } : null}
      onClose={onClose}
    >
      {facts.isPending && <LoadingState count={2} />}
      {facts.isError && <ErrorState error={facts.error} onRetry={() => void facts.refetch()} />}
      {facts.data && !flag && <Text>{t('dialog.noFlags')}</Text>}
      {flag && (
        <>
          <Field label={t('dialog.flagField')} hint={flag.description}>
            {(control) => (
              <Select
                {...control}
                value={flag.key}
                options={flags.map(({ key }) => ({ value: key, label: key }))}
                onChange={(key: string) => {
                  setChosen(key)
                  setTyped(null)
                }}
              />
            )}
          </Field>
          <Field label={t('dialog.value')}>
            {({ id }) => (
              <Radio.Group
                id={id}
                value={value}
                onChange={({ target }) => setTyped(names.find((name) => name === target.value) ?? null)}
                options={[
                  { value: 'on', label: t('dialog.on') },
                  { value: 'off', label: t('dialog.offValue') },
                  {
                    value: 'area',
                    label: t('dialog.byArea', { value: t(flag.default ? 'dialog.on' : 'dialog.offValue') }),
                  },
                ]}
              />
            )}
          </Field>
        </>
      )}
    </ActDialog>
  )
}

const names: readonly Value[] = ['on', 'off', 'area']

function valueOf(set: boolean | undefined): Value {
  return set === undefined ? 'area' : set ? 'on' : 'off'
}
