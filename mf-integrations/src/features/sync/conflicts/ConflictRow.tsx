import { sentenceOf } from '@staffel/shared-api/client'
import type { ExactConflict, ExactDecision } from '@staffel/shared-api/contract'
import { Button, Flex, Text, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { Link } from '@staffel/shared-ui/router'
import { useState } from 'react'
import { useDecide } from '../../../api/sync.queries.ts'
import { paths } from '../../../paths.ts'
import { Fields } from '../Fields.tsx'
import styles from '../sync.module.css'

/** One account or item, and what can be decided about it. */
export function ConflictRow({ conflict }: { conflict: ExactConflict }) {
  const { t } = useTranslation('integrations')
  const { mutate, isPending } = useDecide()
  const [asks, setAsks] = useState(false)
  const { record_id, code, name, city, kind, candidates, fields, entity, key, item } = conflict
  const about = key === null ? {} : { entity, key }
  const label = item === null ? name : `${name}, ${item.name}`

  function decide(decision: Omit<ExactDecision, 'record_id'>): void {
    mutate(
      { record_id, ...about, ...decision },
      {
        onSuccess: () => toast.success(t('conflicts.decided', { name: label })),
        onError: (error) => {
          setAsks(false)
          toast.error(t('conflicts.notDecided', { name: label }), { description: sentenceOf(error) })
        },
      },
    )
  }

  return (
    <li className={styles.conflict} aria-label={label}>
      <div>
        <Text strong>
          <Named conflict={conflict} />
        </Text>
        <Text as="div" tone="muted" size="small">
          {[item?.name ?? '', item?.code ?? code, city, t(`conflicts.kind.${kind}`)].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {kind === 'fields' ? whoseWord() : whichCustomer()}
      <ConfirmDialog
        open={asks}
        danger
        title={t('conflicts.noneTitle', { name })}
        confirmLabel={t('conflicts.none')}
        pending={isPending}
        onConfirm={() => decide({ as: 'none' })}
        onCancel={() => setAsks(false)}
      >
        {t('conflicts.noneText')}
      </ConfirmDialog>
    </li>
  )

  function whoseWord() {
    return (
      <>
        <Fields fields={fields} />
        <Flex wrap gap={8}>
          <Button disabled={isPending} onClick={() => decide({ as: 'exact' })}>
            {t('conflicts.exact')}
          </Button>
          <Button disabled={isPending} onClick={() => decide({ as: 'here' })}>
            {t('conflicts.here')}
          </Button>
        </Flex>
      </>
    )
  }

  function whichCustomer() {
    return (
      <>
        <ul className={styles.candidates}>
          {candidates.map(({ organization_id: id, name: of }) => (
            <li key={id}>
              <Link to={paths.customer(id)}>{of}</Link>
              <Button
                aria-label={t('conflicts.isNamed', { account: name, customer: of })}
                disabled={isPending}
                onClick={() => decide({ as: 'customer', organization_id: id })}
              >
                {t('conflicts.is')}
              </Button>
            </li>
          ))}
        </ul>
        <Flex wrap gap={8}>
          <Button disabled={isPending} onClick={() => decide({ as: 'new' })}>
            {t('conflicts.new')}
          </Button>
          <Button danger disabled={isPending} onClick={() => setAsks(true)}>
            {t('conflicts.none')}
          </Button>
        </Flex>
      </>
    )
  }
}

/** What it is here, where it is something. */
function Named({ conflict: { name, organization_id: customer, product_id: product } }: { conflict: ExactConflict }) {
  if (customer !== null) return <Link to={paths.customer(customer)}>{name}</Link>
  return product === null ? name : <Link to={paths.product(product)}>{name}</Link>
}
