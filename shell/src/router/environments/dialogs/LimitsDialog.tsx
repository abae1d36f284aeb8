import type { CanaryLimits, EnvironmentState } from '@staffel/shared-api/contract'
import { Field, InputNumber } from '@staffel/shared-ui/form'
import { useState } from 'react'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'
import { ActDialog } from './ActDialog.tsx'

interface LimitsDialogProps {
  readonly environment: EnvironmentState
  readonly limits: CanaryLimits
  readonly onClose: () => void
}

/** As the contract has them, in the order in which a version is judged. */
const fields: readonly { readonly name: keyof CanaryLimits; min: number; max: number; precision: number }[] = [
  { name: 'sessions', min: 1, max: 100_000, precision: 0 },
  { name: 'load_points', min: 0, max: 100, precision: 1 },
  { name: 'error_times', min: 1, max: 100, precision: 1 },
  { name: 'errors_least', min: 1, max: 100_000, precision: 0 },
  { name: 'vitals_percent', min: 1, max: 1000, precision: 0 },
  { name: 'measured_percent', min: 1, max: 100, precision: 0 },
]

/** When a second version stops by itself here, and how much is measured. */
export function LimitsDialog({ environment, limits, onClose }: LimitsDialogProps) {
  const { t } = useEnvironmentTexts()
  const [typed, setTyped] = useState<Partial<CanaryLimits>>(limits)
  return (
    <ActDialog
      title={t('limits.title', { environment: environment.name })}
      confirmLabel={t('limits.confirm')}
      environment={environment}
      area=""
      act={isWhole(typed) ? { kind: 'limits', limits: typed } : null}
      onClose={onClose}
    >
      {fields.map(({ name, ...bounds }) => (
        <Field key={name} label={t(`limits.fields.${name}`)}>
          {(control) => (
            <InputNumber
              {...control}
              {...bounds}
              value={typed[name] ?? null}
              onChange={(value) => setTyped({ ...typed, [name]: value ?? undefined })}
            />
          )}
        </Field>
      ))}
    </ActDialog>
  )
}

function isWhole(limits: Partial<CanaryLimits>): limits is CanaryLimits {
  return fields.every(({ name }) => limits[name] !== undefined)
}
