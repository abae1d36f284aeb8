import { Text } from '@staffel/shared-ui/core'
import { DifferenceView } from '../difference/DifferenceView.tsx'
import type { EnvironmentAct, EnvironmentArea } from '../environments.queries.ts'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'
import { ActDialog } from './ActDialog.tsx'
import type { AreaDialogProps } from './dialog.types.ts'

/** The second pair of eyes: who agrees asks for exactly the same. */
export function AgreeDialog({ environment, area, name, onClose }: AreaDialogProps) {
  const { t } = useEnvironmentTexts()
  const { asked } = area
  return (
    <ActDialog
      title={t('dialog.agree', { area: name, environment: environment.name })}
      confirmLabel={t('act.agree')}
      environment={environment}
      area={area.id}
      act={asked && actOf(asked)}
      onClose={onClose}
    >
      {asked && (
        <>
          <Text>{t('dialog.agreeText', { by: asked.by, reason: asked.reason })}</Text>
          <DifferenceView environment={environment.name} area={area} from={area.live} to={asked.version} />
        </>
      )}
    </ActDialog>
  )
}

function actOf({ version, canary }: NonNullable<EnvironmentArea['asked']>): EnvironmentAct {
  return canary ? { kind: 'canary', version, ...canary } : { kind: 'live', version }
}
