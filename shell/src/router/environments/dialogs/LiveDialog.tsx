import { useState } from 'react'
import { DifferenceView } from '../difference/DifferenceView.tsx'
import type { PublishedArea } from '../environments.queries.ts'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'
import { ActDialog } from './ActDialog.tsx'
import type { AreaDialogProps } from './dialog.types.ts'
import { VersionField } from './VersionField.tsx'

export interface LiveDialogProps extends Omit<AreaDialogProps, 'area'> {
  readonly area: PublishedArea
  /** What is live there; null: nothing yet. */
  readonly from: string | null
  readonly version: string | null
}

/** Another version for everybody: of this list, or the one that another environment has. */
export function LiveDialog({ environment, area, name, from, version, onClose }: LiveDialogProps) {
  const { t } = useEnvironmentTexts()
  const [chosen, setChosen] = useState(version)
  return (
    <ActDialog
      title={t('dialog.live', { area: name, environment: environment.name })}
      confirmLabel={t('dialog.confirmLive')}
      environment={environment}
      area={area.id}
      act={chosen === null ? null : { kind: 'live', version: chosen }}
      onClose={onClose}
    >
      <VersionField area={area} without={from} value={chosen} onChange={setChosen} />
      {chosen !== null && <DifferenceView environment={environment.name} area={area} from={from} to={chosen} />}
    </ActDialog>
  )
}
