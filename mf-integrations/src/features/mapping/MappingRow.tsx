import { sentenceOf } from '@staffel/shared-api/client'
import type { ExactMapping, ExactMappingRow, ExactThing } from '@staffel/shared-api/contract'
import { Text, toast } from '@staffel/shared-ui/core'
import { Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useId } from 'react'
import { useSaveMapping } from '../../api/mapping.queries.ts'
import { ItemSelect } from './items/ItemSelect.tsx'
import { saidThing } from './saidThing.ts'
import styles from './mapping.module.css'

export interface MappingRowProps {
  row: ExactMappingRow
  mapping: ExactMapping
}

/** One thing here, and what it is in Exact. A choice is kept at once. */
export function MappingRow({ row, mapping }: MappingRowProps) {
  const { t } = useTranslation('integrations')
  const id = useId()
  const { mutate, isPending } = useSaveMapping()
  const { kind, key, name, chosen, suggested, complete } = row

  function choose(exact: string | null): void {
    mutate(
      { kind, key, exact },
      {
        onSuccess: () => toast.success(t('mapping.saved', { name })),
        onError: (error) => toast.error(t('mapping.notSaved', { name }), { description: sentenceOf(error) }),
      },
    )
  }

  return (
    <li className={styles.row}>
      <div id={id}>
        <Text strong>{name}</Text>
      </div>
      {kind === 'vat' || kind === 'unit' ? (
        <Select<string | null>
          aria-labelledby={id}
          className={styles.choice ?? ''}
          value={chosen?.key ?? null}
          placeholder={placeholder(suggested)}
          options={optionsOf(kind === 'vat' ? mapping.vat_codes : mapping.units, chosen)}
          allowClear={chosen !== null}
          disabled={isPending}
          onChange={(value) => choose(value ?? null)}
        />
      ) : (
        <ItemSelect
          labelledBy={id}
          chosen={chosen}
          placeholder={placeholder(suggested)}
          disabled={isPending}
          onChoose={choose}
        />
      )}
      <div className={styles.state}>
        <Text tone={complete ? 'muted' : 'danger'} size="small">
          {stateOf()}
        </Text>
      </div>
    </li>
  )

  function stateOf(): string {
    if (!complete) return chosen ? t('mapping.gone') : t('mapping.missing')
    return chosen ? t('mapping.chosen') : t('mapping.suggested')
  }

  function placeholder(thing: ExactThing | null): string {
    return thing ? saidThing(thing) : t('mapping.choose')
  }
}

/** What was chosen once is shown, also where it is no longer there. */
function optionsOf(things: readonly ExactThing[], chosen: ExactThing | null) {
  const isThere = chosen === null || things.some(({ key }) => key === chosen.key)
  return [...things, ...(isThere ? [] : [chosen])].map((thing) => ({ value: thing.key, label: saidThing(thing) }))
}
