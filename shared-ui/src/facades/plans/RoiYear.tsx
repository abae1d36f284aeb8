import { BarChart } from '../charts/BarChart.tsx'
import { Text } from '../core/Text.tsx'
import { formatMoney } from '../../format/formatMoney.ts'
import { formatNumber } from '../../format/formatNumber.ts'
import { usePlanTexts } from './usePlanTexts.ts'

const year = Array.from({ length: 12 }, (_, index) => index + 1)

/** What a month saves, month after month; as long as it saves nothing there is nothing to draw. */
export function RoiYear({ savings }: { savings: number }) {
  const { t } = usePlanTexts()
  if (savings <= 0)
    return (
      <Text as="p" tone="muted" className="sf-roi-nothing">
        {t('roi.chartEmpty')}
      </Text>
    )
  return (
    <>
      <BarChart
        height={132}
        format={(value) => `€ ${value >= 1000 ? `${formatNumber(value / 1000, 1)}k` : formatNumber(value, 0)}`}
        bars={year.map((month) => ({
          key: String(month),
          label: String(month),
          value: savings * month,
          description: t('roi.chartBar', { months: month, saved: formatMoney(savings * month) }),
        }))}
      />
      <div className="sf-sr-only">
        <table>
          <caption>{t('roi.chart')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('roi.chartMonth')}</th>
              <th scope="col">{t('roi.chartSaved')}</th>
            </tr>
          </thead>
          <tbody>
            {year.map((month) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{formatMoney(savings * month)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
