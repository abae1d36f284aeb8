import type { RoleName } from '@staffel/shared-api/contract'
import { Checkbox, Field, InputNumber } from '@staffel/shared-ui/form'
import { useState } from 'react'
import { DifferenceView } from '../difference/DifferenceView.tsx'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'
import { ActDialog } from './ActDialog.tsx'
import type { AreaDialogProps } from './dialog.types.ts'
import { VersionField } from './VersionField.tsx'

const roleNames: readonly RoleName[] = ['User', 'Manager', 'Admin']
const usualPercent = 10

/** A second version for a share of the people, of those who have one of some roles. */
export function CanaryDialog({ environment, area, name, onClose }: AreaDialogProps) {
  const { t } = useEnvironmentTexts()
  const [version, setVersion] = useState(area.canary?.version ?? null)
  const [percent, setPercent] = useState<number | null>(area.canary?.percent ?? usualPercent)
  const [roles, setRoles] = useState<RoleName[]>(area.canary?.roles ?? [])
  return (
    <ActDialog
      title={t('dialog.canary', { area: name, environment: environment.name })}
      confirmLabel={t('dialog.confirmCanary')}
      environment={environment}
      area={area.id}
      act={version === null || percent === null ? null : { kind: 'canary', version, percent, roles }}
      onClose={onClose}
    >
      <VersionField area={area} without={area.live} value={version} onChange={setVersion} />
      <Field label={t('dialog.percent')}>
        {(control) => (
          <InputNumber {...control} min={0} max={100} precision={0} value={percent} onChange={setPercent} />
        )}
      </Field>
      <Field label={t('dialog.roles')} hint={t('dialog.rolesHint')}>
        {({ id, ...control }) => (
          <Checkbox.Group
            name={id}
            aria-describedby={control['aria-describedby']}
            value={roles}
            options={roleNames.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
            onChange={(chosen) => setRoles(roleNames.filter((role) => chosen.includes(role)))}
          />
        )}
      </Field>
      {version !== null && <DifferenceView environment={environment.name} area={area} from={area.live} to={version} />}
    </ActDialog>
  )
}
