import type { MergePreview } from '@staffel/shared-api/contract'
import { Alert, Button, ButtonLink, Card, Flex, Text } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { FormFoot } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { SwapOutlined } from '@staffel/shared-ui/icons'
import { UnsavedChangesGuard } from '@staffel/shared-ui/overlay'
import { useMergeCounts } from '../../parts/customers/merges/useMergeCounts.ts'
import { paths } from '../../paths.ts'
import { FieldChoices } from './FieldChoices.tsx'
import { NumberChoices } from './NumberChoices.tsx'
import { useMergeForm } from './useMergeForm.ts'
import styles from './customer-merge.module.css'

/** What moves, what stands in the way, and which of two values stays. */
export function MergeForm({ preview, onLate }: { preview: MergePreview; onLate: () => void }) {
  const { t } = useTranslation('people')
  const form = useMergeForm(preview, onLate)
  const { into, from, obstacles, warnings, moves, fields, numbers } = preview
  const counted = useMergeCounts()(moves)
  const names = { into: into.name, from: from.name }
  return (
    <form
      noValidate
      aria-label={t('customers.merge.title')}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        form.save()
      }}
    >
      {obstacles.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={t('customers.merge.obstacleTitle')}
          description={obstacles.map((reason) => (
            <div key={reason}>{t(`customers.merge.obstacles.${reason}`)}</div>
          ))}
        />
      )}
      {warnings.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('customers.merge.warningTitle')}
          description={warnings.map(({ who, users, offers }) => (
            <div key={who}>
              {t('customers.merge.warning', {
                count: users,
                who: names[who],
                other: names[who === 'into' ? 'from' : 'into'],
                offers: formatNumber(offers),
              })}
            </div>
          ))}
        />
      )}
      <Card
        title={t('customers.merge.moves')}
        extra={
          <ButtonLink
            size="small"
            icon={<SwapOutlined />}
            to={paths.mergeInto(from.organization_id, into.organization_id)}
          >
            {t('customers.merge.swap')}
          </ButtonLink>
        }
      >
        {counted.length === 0 ? (
          <Text tone="muted">{t('customers.merge.nothing')}</Text>
        ) : (
          <ul className={styles.counts}>
            {counted.map(({ part, words }) => (
              <li key={part}>{words}</li>
            ))}
          </ul>
        )}
        {moves.offers > 0 && (
          <Text as="p" tone="muted" size="small" className={styles.hint}>
            {t('customers.merge.sealed')}
          </Text>
        )}
      </Card>
      <FieldChoices names={names} fields={fields} chosen={form.chosen.fields} onChoose={form.chooseField} />
      {numbers.length > 0 && (
        <NumberChoices
          numbers={numbers}
          names={names}
          chosen={form.chosen.numbers}
          problem={form.numbersProblem}
          onChoose={form.chooseNumber}
        />
      )}
      <FormFoot copy={form.copy}>
        <Flex justify="end" gap={8} wrap>
          <ButtonLink type="text" to={paths.customer(into.organization_id)}>
            {t('ui:action.cancel')}
          </ButtonLink>
          <Button type="primary" htmlType="submit" loading={form.isPending} disabled={form.isRefused}>
            {t('customers.merge.submit')}
          </Button>
        </Flex>
      </FormFoot>
      <UnsavedChangesGuard when={form.isTyped} copy={form.copy} />
    </form>
  )
}
