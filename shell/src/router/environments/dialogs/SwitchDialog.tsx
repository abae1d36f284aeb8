import { Checkbox } from '@staffel/shared-ui/form'
import { useState } from 'react'
import { DifferenceView } from '../difference/DifferenceView.tsx'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'
import { ActDialog } from './ActDialog.tsx'
import type { AreaDialogProps } from './dialog.types.ts'

/** Off: its navigation, pages and guests are gone; where so chosen its calls as well. */
export function SwitchDialog({ environment, area, name, onClose }: AreaDialogProps) {
  const { t } = useEnvironmentTexts()
  const [refuses, setRefuses] = useState(area.refuses_calls)
  const verb = area.enabled ? 'switchOff' : 'switchOn'
  return (
    <ActDialog
      danger={area.enabled}
      title={t(`dialog.${verb}`, { area: name, environment: environment.name })}
      confirmLabel={t(`act.${verb}`)}
      environment={environment}
      area={area.id}
      act={{ kind: 'switch', enabled: !area.enabled, refuses_calls: refuses }}
      onClose={onClose}
    >
      <DifferenceView
        environment={environment.name}
        area={area}
        from={area.enabled ? area.live : null}
        to={area.enabled ? null : area.live}
      />
      {area.enabled && (
        <Checkbox checked={refuses} onChange={({ target }) => setRefuses(target.checked)}>
          {t('dialog.refuse')}
        </Checkbox>
      )}
    </ActDialog>
  )
}
