import { Heading } from '../core/Heading.tsx'
import { formatMoney } from '../../format/formatMoney.ts'
import { formatNumber } from '../../format/formatNumber.ts'
import type { RoiFigures, RoiRules } from './plan.types.ts'
import { RoiYear } from './RoiYear.tsx'
import { usePlanTexts } from './usePlanTexts.ts'

export interface RoiResultProps {
  /** Null while something that was typed is wrong. */
  figures: RoiFigures | null
  plans: RoiRules['plans']
}

/** What is saved: in a month, and month after month. */
export function RoiResult({ figures, plans }: RoiResultProps) {
  const { t } = usePlanTexts()
  const months = figures?.paybackMonths ?? null
  const quotes = figures && plans[figures.plan].quotes
  const rows: readonly (readonly [string, string])[] = [
    [t('roi.monthlyOffers'), formatNumber(figures?.monthlyOffers)],
    [t('roi.hoursSaved'), formatNumber(figures?.hoursSaved, 1)],
    [t('roi.payback'), months === null ? '–' : t('roi.months', { count: months, months: monthsOf(months) })],
    [t('roi.plan'), figures ? t(`${figures.plan}.name`) : '–'],
  ]

  return (
    <section className="sf-roi-result" aria-label={t('roi.outputs')}>
      <Heading level={2} size="small">
        {t('roi.outputs')}
      </Heading>
      <dl className="sf-roi-figures" aria-live="polite">
        <div className="sf-roi-main">
          <dt>{t('roi.monthlySavings')}</dt>
          <dd>{formatMoney(figures?.monthlySavings)}</dd>
        </div>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {figures?.exceedsPlan && quotes !== null && (
        <p className="sf-roi-note" role="note">
          {t('roi.exceeds', {
            plan: t(`${figures.plan}.name`),
            quotes: formatNumber(quotes),
            offers: formatNumber(figures.monthlyOffers),
          })}
        </p>
      )}
      <Heading level={3} size="small">
        {t('roi.chart')}
      </Heading>
      <RoiYear savings={figures?.monthlySavings ?? 0} />
    </section>
  )
}

/** Less than a tenth of a month is more than none. */
function monthsOf(months: number): string {
  return formatNumber(months, months < 0.1 ? 2 : 1)
}
