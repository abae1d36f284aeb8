import { DifferenceView } from '../difference/DifferenceView.tsx'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'
import { ActDialog } from './ActDialog.tsx'
import type { AreaDialogProps } from './dialog.types.ts'

/** Everybody has the live version again. */
export function StopCanaryDialog({ environment, area, name, onClose }: AreaDialogProps) {
  const { t } = useEnvironmentTexts()
  const version = area.canary?.version ?? area.live
  return (
    <ActDialog
      title={t('dialog.stopCanary', { area: name, environment: environment.name })}
      confirmLabel={t('act.stopCanary')}
      environment={environment}
      area={area.id}
      act={{ kind: 'stopCanary' }}
      onClose={onClose}
    >
      <DifferenceView environment={environment.name} area={area} from={version} to={area.live} />
    </ActDialog>
  )
}
