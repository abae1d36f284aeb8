import { formatInstantDate } from '@staffel/shared-ui/format'
import { Field, Select } from '@staffel/shared-ui/form'
import { useLanguage } from '@staffel/shared-ui/i18n'
import type { PublishedArea } from '../environments.queries.ts'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'

export interface VersionFieldProps {
  readonly area: PublishedArea
  /** What is live already. */
  readonly without: string | null
  readonly value: string | null
  readonly onChange: (version: string) => void
}

/** Any published version but the live one, newest first. */
export function VersionField({ area: { versions }, without, value, onChange }: VersionFieldProps) {
  const { t } = useEnvironmentTexts()
  const { language } = useLanguage()
  return (
    <Field label={t('dialog.version')}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={versions
            .filter(({ version, removed_at: gone }) => version !== without && gone === null)
            .map(({ version, published_at: at }) => ({
              value: version,
              label: `${version} · ${formatInstantDate(at, language)}`,
            }))}
          onChange={(version: string | null) => version !== null && onChange(version)}
        />
      )}
    </Field>
  )
}
