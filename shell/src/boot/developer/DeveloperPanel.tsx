import type { BootManifest, RoleName } from '@staffel/shared-api/contract'
import { Alert, Button } from '@staffel/shared-ui/core'
import { Field, Input, Radio, Select } from '@staffel/shared-ui/form'
import { Modal } from '@staffel/shared-ui/overlay'
import { useState } from 'react'
import styles from './developer.module.css'
import { FlagFields } from './FlagFields.tsx'
import { fromServer, fromVersion } from './otherBuilds.ts'
import {
  failures,
  keepOverrides,
  type AreaOverride,
  type Failure,
  type OtherBuild,
  type Overrides,
} from './overrides.ts'
import { useDeveloperTexts } from './useDeveloperTexts.ts'

export interface DeveloperPanelProps {
  readonly boot: BootManifest
  readonly overrides: Overrides
  readonly reload: () => void
  readonly onClose: () => void
}

const roles: readonly RoleName[] = ['User', 'Manager', 'Admin']
const usualServer = 'http://localhost:3007/remote/'

type Source = 'live' | 'version' | 'server'

/** Another build of one area, a flag, a failure, a role: for this tab, from the next load on. */
export function DeveloperPanel({ boot, overrides, reload, onClose }: DeveloperPanelProps) {
  const { t } = useDeveloperTexts()
  const [id, setId] = useState(Object.keys(overrides.areas)[0] ?? boot.areas[0]?.document.id ?? '')
  const [changes, setChanges] = useState<AreaOverride>(overrides.areas[id] ?? {})
  const [source, setSource] = useState<Source>(sourceOf(changes))
  const [address, setAddress] = useState(addressOf(changes))
  const [role, setRole] = useState<RoleName | undefined>(overrides.role)
  const [problem, setProblem] = useState<string | null>(null)
  const area = boot.areas.find(({ document }) => document.id === id)

  const choose = (other: string) => {
    const known = overrides.areas[other] ?? {}
    setId(other)
    setChanges(known)
    setSource(sourceOf(known))
    setAddress(addressOf(known))
  }

  const chosenBuild = async (): Promise<OtherBuild | undefined> => {
    if (source === 'live') return undefined
    return source === 'version' ? fromVersion(id, address.trim()) : fromServer(id, address.trim() || usualServer)
  }

  const apply = async () => {
    try {
      const { build: _before, ...rest } = changes
      const build = await chosenBuild()
      keepOverrides({
        areas: { ...overrides.areas, [id]: { ...rest, ...(build && { build }) } },
        ...(role && { role }),
      })
      reload()
    } catch (error) {
      setProblem(t('panel.notFound', { reason: error instanceof Error ? error.message : String(error) }))
    }
  }

  const change = (what: Partial<AreaOverride>) => setChanges((before) => withoutEmpty({ ...before, ...what }))

  return (
    <Modal
      open
      title={t('panel.title')}
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          {t('panel.close')}
        </Button>,
        <Button key="apply" type="primary" onClick={() => void apply()}>
          {t('panel.apply')}
        </Button>,
      ]}
    >
      <div className={styles.fields}>
        <p>{t('panel.intro')}</p>
        <Field label={t('panel.area')}>
          {(control) => (
            <Select
              {...control}
              value={id}
              options={boot.areas.map(({ document }) => ({ value: document.id, label: document.id }))}
              onChange={choose}
            />
          )}
        </Field>
        <Field label={t('panel.source')}>
          {({ id: name }) => (
            <Radio.Group
              name={name}
              vertical
              aria-label={t('panel.source')}
              value={source}
              options={(['live', 'version', 'server'] as const).map((one) => ({
                value: one,
                label: t(`panel.${one}`),
              }))}
              onChange={({ target }) => {
                setSource(target.value)
                setAddress(target.value === 'server' ? usualServer : '')
              }}
            />
          )}
        </Field>
        {source !== 'live' && (
          <Field label={t(`panel.${source}Label`)} hint={t(`panel.${source}Hint`, { area: id })}>
            {(control) => <Input {...control} value={address} onChange={({ target }) => setAddress(target.value)} />}
          </Field>
        )}
        {problem !== null && <Alert type="error" showIcon title={problem} />}
        <FlagFields
          flags={area?.document.flags ?? []}
          value={changes.flags ?? {}}
          onChange={(flags) => change({ flags })}
        />
        <Field label={t('panel.failure')}>
          {(control) => (
            <Select<Failure | ''>
              {...control}
              value={changes.failure ?? ''}
              options={[
                { value: '', label: t('panel.none') },
                ...failures.map((one) => ({ value: one, label: t(`failures.${one}`) })),
              ]}
              onChange={(failure) => change({ failure: failure === '' ? undefined : failure })}
            />
          )}
        </Field>
        <Field label={t('panel.role')} hint={t('panel.roleHint')}>
          {(control) => (
            <Select<RoleName | ''>
              {...control}
              value={role ?? ''}
              options={[{ value: '', label: t('panel.asIs') }, ...roles.map((one) => ({ value: one, label: one }))]}
              onChange={(chosen) => setRole(chosen === '' ? undefined : chosen)}
            />
          )}
        </Field>
      </div>
    </Modal>
  )
}

function sourceOf({ build }: AreaOverride): Source {
  if (!build) return 'live'
  return build.base.startsWith('/r/') ? 'version' : 'server'
}

function addressOf({ build }: AreaOverride): string {
  return build?.base.startsWith('/r/') ? (build.base.split('/').at(-2) ?? '') : (build?.base ?? '')
}

/** What is as it is anyway is not kept. */
function withoutEmpty({ flags = {}, failure, ...rest }: AreaOverride): AreaOverride {
  return { ...rest, ...(Object.keys(flags).length > 0 && { flags }), ...(failure && { failure }) }
}
