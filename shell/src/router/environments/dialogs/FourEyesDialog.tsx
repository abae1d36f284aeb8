import type { EnvironmentState } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'
import { ActDialog } from './ActDialog.tsx'

interface FourEyesDialogProps {
  readonly environment: EnvironmentState
  readonly onClose: () => void
}

/** Whether a second person has to agree before another version runs. */
export function FourEyesDialog({ environment, onClose }: FourEyesDialogProps) {
  const { t } = useEnvironmentTexts()
  const on = !environment.four_eyes
  const verb = on ? 'fourEyesOn' : 'fourEyesOff'
  return (
    <ActDialog
      danger={!on}
      title={t(`dialog.${verb}`, { environment: environment.name })}
      confirmLabel={t(`act.${verb}`)}
      environment={environment}
      area=""
      act={{ kind: 'fourEyes', on }}
      onClose={onClose}
    >
      <Text>{t(`dialog.${verb}Text`)}</Text>
    </ActDialog>
  )
}
