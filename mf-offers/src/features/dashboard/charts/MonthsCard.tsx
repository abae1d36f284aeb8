import type { DashboardCharts } from '@staffel/shared-api/contract'
import { BarChart } from '@staffel/shared-ui/charts'
import { Card, EmptyState, Heading } from '@staffel/shared-ui/core'
import { currencySign, formatMoney, formatNumber } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'

/** Offers by month, and their value. */
export function MonthsCard({ months, currency }: Pick<DashboardCharts, 'months' | 'currency'>) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const short = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  if (months.every(({ offers }) => offers === 0))
    return (
      <Card title={t('dashboard.charts.months')}>
        <EmptyState size="compact" title={t('dashboard.charts.none')} description={t('dashboard.charts.noneText')} />
      </Card>
    )
  const rows = months.map(({ month, offers, value_excl_vat }) => ({
    month,
    offers,
    value: value_excl_vat,
    day: new Date(`${month}-01T00:00:00Z`),
  }))
  const bars = (pick: (row: (typeof rows)[number]) => { value: number; text: string }) =>
    rows.map((row) => {
      const { value, text } = pick(row)
      return {
        key: row.month,
        label: short.format(row.day).replace('.', ''),
        value,
        description: `${long.format(row.day)}: ${text}`,
      }
    })

  return (
    <Card title={t('dashboard.charts.months')}>
      <Heading level={3}>{t('dashboard.charts.value')}</Heading>
      <BarChart
        bars={bars(({ value }) => ({ value, text: formatMoney(value, currency) }))}
        format={(value) => thousands(value, currency)}
        height={148}
      />
      <Heading level={3}>{t('dashboard.charts.offers')}</Heading>
      <BarChart
        bars={bars(({ offers }) => ({ value: offers, text: formatNumber(offers) }))}
        format={formatNumber}
        height={84}
      />
      <div className="sf-sr-only">
        <table>
          <caption>{t('dashboard.charts.months')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.charts.month')}</th>
              <th scope="col">{t('dashboard.charts.offers')}</th>
              <th scope="col">{t('dashboard.charts.value')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ month, day, offers, value }) => (
              <tr key={month}>
                <th scope="row">{long.format(day)}</th>
                <td>{formatNumber(offers)}</td>
                <td>{formatMoney(value, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

/** Amounts on an axis: `€ 40k`. */
function thousands(value: number, currency: string): string {
  return `${currencySign(currency)} ${value >= 1000 ? `${formatNumber(value / 1000, 1)}k` : formatNumber(value, 0)}`
}
