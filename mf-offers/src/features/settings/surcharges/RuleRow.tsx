import { sentenceOf } from '@staffel/shared-api/client'
import type { SurchargeRule } from '@staffel/shared-api/contract'
import { Button, Text, toast } from '@staffel/shared-ui/core'
import { Switch } from '@staffel/shared-ui/form'
import { formatMoney } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined, EditOutlined } from '@staffel/shared-ui/icons'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useState } from 'react'
import { useDeleteSurchargeRule, useSaveSurchargeRule } from '../../../api/settings/surcharge-rules.queries.ts'
import styles from '../settings.module.css'
import { effectOf, toInput, toValues } from './ruleValues.ts'
import { useRuleWords } from './useRuleWords.ts'

export interface RuleRowProps {
  readonly rule: SurchargeRule
  /** Of the example. */
  readonly subtotal: number
  readonly onEdit: () => void
}

export function RuleRow({ rule, subtotal, onEdit }: RuleRowProps) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const words = useRuleWords()
  const saving = useSaveSurchargeRule()
  const removal = useDeleteSurchargeRule()
  const [asking, setAsking] = useState(false)
  const values = toValues(rule)
  const name = language === 'nl' ? rule.name_nl : rule.name_en
  const effect = rule.kind === 'property' ? null : formatMoney(effectOf(values, subtotal))

  const turn = (is_active: boolean): void =>
    saving.mutate(
      { rule: { ...toInput(values, rule), is_active }, key: crypto.randomUUID() },
      { onError: (error) => void toast.error(t('settings.failed'), { description: sentenceOf(error) }) },
    )
  const remove = (): void =>
    removal.mutate(rule.id, {
      onSuccess: () => void toast.success(t('settings.surcharges.deleted', { name })),
      onError: (error) => void toast.failure(t('settings.failed'), remove, { description: sentenceOf(error) }),
      onSettled: () => setAsking(false),
    })

  return (
    <li className={rule.is_active ? undefined : styles.off}>
      <span>
        <strong>{name}</strong>
        <Text as="div" tone="muted" size="small">
          {words(values)}
        </Text>
      </span>
      {effect && <Text numeric>{rule.is_active ? effect : t('settings.surcharges.off')}</Text>}
      <span className={styles.side}>
        <Switch
          checked={rule.is_active}
          loading={saving.isPending}
          aria-label={t('settings.surcharges.active', { name })}
          onChange={turn}
        />
        <Button
          type="text"
          icon={<EditOutlined />}
          aria-label={t('settings.surcharges.editNamed', { name })}
          onClick={onEdit}
        />
        <Button
          type="text"
          danger
          icon={<DeleteOutlined />}
          aria-label={t('settings.surcharges.deleteNamed', { name })}
          onClick={() => setAsking(true)}
        />
      </span>
      <ConfirmDialog
        open={asking}
        danger
        title={t('settings.surcharges.deleteTitle', { name })}
        confirmLabel={t('settings.surcharges.delete')}
        pending={removal.isPending}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        {t('settings.surcharges.deleteText')}
      </ConfirmDialog>
    </li>
  )
}
