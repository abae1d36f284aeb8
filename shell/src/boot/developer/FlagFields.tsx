import type { AreaDocument } from '@staffel/shared-api/contract'
import { Field, Select } from '@staffel/shared-ui/form'
import { useDeveloperTexts } from './useDeveloperTexts.ts'

type Flags = Readonly<Record<string, boolean>>

export interface FlagFieldsProps {
  readonly flags: AreaDocument['flags']
  readonly value: Flags
  readonly onChange: (value: Flags) => void
}

type Choice = 'asIs' | 'on' | 'off'

/** Each flag of an area, as it is in this environment, or otherwise. */
export function FlagFields({ flags, value, onChange }: FlagFieldsProps) {
  const { t } = useDeveloperTexts()
  const choose = (flag: string, choice: Choice) => {
    const { [flag]: _before, ...others } = value
    onChange(choice === 'asIs' ? others : { ...others, [flag]: choice === 'on' })
  }
  return flags.map(({ key, description }) => (
    <Field key={key} label={t('panel.flag', { flag: key })} hint={description}>
      {(control) => (
        <Select<Choice>
          {...control}
          value={value[key] === undefined ? 'asIs' : value[key] ? 'on' : 'off'}
          options={[
            { value: 'asIs', label: t('panel.asIs') },
            { value: 'on', label: t('on') },
            { value: 'off', label: t('off') },
          ]}
          onChange={(choice) => choose(key, choice)}
        />
      )}
    </Field>
  ))
}
