import { sentenceOf } from '@staffel/shared-api/client'
import type { ExactMappedItem } from '@staffel/shared-api/contract'
import { Button, Text, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Link } from '@staffel/shared-ui/router'
import { useId } from 'react'
import { useSaveMappedItem } from '../../../api/mapping.queries.ts'
import { paths } from '../../../paths.ts'
import { Suggestion } from '../lists/Suggestion.tsx'
import { saidThing } from '../saidThing.ts'
import { ItemSelect } from './ItemSelect.tsx'
import styles from '../mapping.module.css'

/** A product or a variant, and the item that it is. A choice is kept at once. */
export function ItemRow({ item: row, isRead }: { item: ExactMappedItem; isRead: boolean }) {
  const { t } = useTranslation('integrations')
  const id = useId()
  const { mutate, isPending } = useSaveMappedItem()
  const { key, product_id, variant, code, item, state, suggested } = row
  const name = variant === null ? row.name : `${row.name}, ${variant}`
  const isChosen = item?.by === 'person'
  const shown = item && { ...item, code: item.code || t('mapping.item.unread') }

  function choose(exact: string | null): void {
    mutate(
      { key, exact },
      {
        onSuccess: () => toast.success(t(exact === null ? 'mapping.unlinked' : 'mapping.saved', { name })),
        onError: (error) => toast.error(t('mapping.notSaved', { name }), { description: sentenceOf(error) }),
      },
    )
  }

  return (
    <li className={styles.row} aria-label={name}>
      <div id={id} className={styles.name}>
        <Link to={paths.product(product_id)}>{name}</Link>
        {code && (
          <Text as="div" tone="muted" size="small">
            {code}
          </Text>
        )}
      </div>
      <div className={styles.what}>
        <ItemSelect
          labelledBy={id}
          chosen={isChosen ? shown : null}
          placeholder={shown && !isChosen ? saidThing(shown) : t('mapping.choose')}
          disabled={isPending}
          onChoose={choose}
        />
        {suggested && (
          <Suggestion
            thing={saidThing(suggested)}
            because={t(`mapping.because.${suggested.because}`)}
            disabled={isPending}
            onTake={() => choose(suggested.key)}
          />
        )}
      </div>
      <div className={styles.state}>
        <Text tone={state === 'complete' || !isRead ? 'muted' : 'danger'} size="small">
          {t(`mapping.item.${saidState()}`)}
        </Text>
        {isChosen && (
          <Button size="small" type="text" disabled={isPending} onClick={() => choose(null)}>
            {t('mapping.unlink')}
          </Button>
        )}
      </div>
    </li>
  )
  function saidState() {
    if (state === 'complete') return isChosen ? 'chosen' : 'found'
    return state === 'open' && !isRead ? 'unknown' : state
  }
}
