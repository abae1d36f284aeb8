import type { SurchargeRule } from '@staffel/shared-api/contract'
import { sumMoney } from '@staffel/shared-api/rules'
import { Button, Card, EmptyState, ErrorState, LoadingState, Text } from '@staffel/shared-ui/core'
import { Field, MoneyInput } from '@staffel/shared-ui/form'
import { formatMoney } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PlusOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { surchargeRulesQuery } from '../../../api/settings/surcharge-rules.queries.ts'
import styles from '../settings.module.css'
import { RuleDialog } from './RuleDialog.tsx'
import { RuleRow } from './RuleRow.tsx'
import { effectOf, toValues } from './ruleValues.ts'

/** What is added to offers by rule, with what that is for an example. */
export function SurchargesCard() {
  const { t } = useTranslation('offers')
  const rules = useQuery(surchargeRulesQuery())
  const [subtotal, setSubtotal] = useState(1000)
  const [edited, setEdited] = useState<SurchargeRule | 'new' | null>(null)

  return (
    <Card
      title={t('settings.surcharges.title')}
      extra={
        <Button icon={<PlusOutlined />} onClick={() => setEdited('new')}>
          {t('settings.surcharges.add')}
        </Button>
      }
    >
      {content()}
      {edited && (
        <RuleDialog rule={edited === 'new' ? null : edited} subtotal={subtotal} onClose={() => setEdited(null)} />
      )}
    </Card>
  )

  function content() {
    if (rules.isPending) return <LoadingState shape="rows" count={3} />
    if (rules.isError && !rules.data)
      return (
        <ErrorState
          size="compact"
          title={t('settings.surcharges.notLoaded')}
          error={rules.error}
          onRetry={() => void rules.refetch()}
          retrying={rules.isFetching}
        />
      )
    if (rules.data.length === 0)
      return (
        <EmptyState
          size="compact"
          title={t('settings.surcharges.empty')}
          description={t('settings.surcharges.emptyText')}
        />
      )
    const charged = rules.data.filter(({ is_active, kind }) => is_active && kind !== 'property').map(toValues)
    return (
      <>
        <ul className={styles.rows}>
          {rules.data.map((rule) => (
            <RuleRow key={rule.id} rule={rule} subtotal={subtotal} onEdit={() => setEdited(rule)} />
          ))}
        </ul>
        <div className={styles.example}>
          <Field label={t('settings.surcharges.example')}>
            {(control) => <MoneyInput {...control} value={subtotal} onChange={setSubtotal} />}
          </Field>
          <Text strong>
            {t('settings.surcharges.sum', {
              amount: formatMoney(sumMoney(charged.map((values) => effectOf(values, subtotal)))),
            })}
          </Text>
        </div>
      </>
    )
  }
}
