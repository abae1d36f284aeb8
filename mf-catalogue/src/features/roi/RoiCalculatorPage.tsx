import { ButtonLink, Card, Screen } from '@staffel/shared-ui/core'
import { RoiCalculator, usePlanTexts } from '@staffel/shared-ui/plans'
import { planRules } from '../../api/plans.ts'
import { paths } from '../../paths.ts'

/** The calculator on a page of its own. */
export function RoiCalculatorPage() {
  const { t } = usePlanTexts()
  return (
    <Screen
      title={t('roi.title')}
      subtitle={t('roi.subtitle')}
      actions={<ButtonLink to={paths.pricing()}>{t('roi.toPlans')}</ButtonLink>}
    >
      <Card>
        <RoiCalculator rules={planRules} />
      </Card>
    </Screen>
  )
}
