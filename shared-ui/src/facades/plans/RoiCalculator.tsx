import Segmented from 'antd/es/segmented'
import { useId, useState } from 'react'
import { Heading } from '../core/Heading.tsx'
import { parseDecimal } from '../../format/parseDecimal.ts'
import { formatNumber } from '../../format/formatNumber.ts'
import { roiFields, type RoiField, type RoiPeriod, type RoiRules } from './plan.types.ts'
import './plans.css'
import { RoiInput } from './RoiInput.tsx'
import { RoiResult } from './RoiResult.tsx'
import { usePlanTexts } from './usePlanTexts.ts'

export interface RoiCalculatorProps {
  rules: RoiRules
}

const units: Readonly<Partial<Record<RoiField, { prefix?: string; suffix?: string }>>> = {
  hourlyRate: { prefix: '€' },
  efficiency: { suffix: '%' },
}

/** What time and money faster quoting saves; the figures follow what is typed. */
export function RoiCalculator({ rules }: RoiCalculatorProps) {
  const { t } = usePlanTexts()
  const periodLabel = useId()
  const { defaults } = rules
  const [period, setPeriod] = useState<RoiPeriod>(defaults.period)
  const [typed, setTyped] = useState<Record<RoiField, string>>({
    offers: formatNumber(defaults.offers),
    minutesPerOffer: formatNumber(defaults.minutesPerOffer),
    hourlyRate: formatNumber(defaults.hourlyRate),
    efficiency: formatNumber(defaults.efficiency),
  })
  const values = {
    offers: parseDecimal(typed.offers),
    minutesPerOffer: parseDecimal(typed.minutesPerOffer),
    hourlyRate: parseDecimal(typed.hourlyRate),
    efficiency: parseDecimal(typed.efficiency),
  }
  const problems = rules.problems(values)
  const { offers, minutesPerOffer, hourlyRate, efficiency } = values
  const isWhole = offers !== null && minutesPerOffer !== null && hourlyRate !== null && efficiency !== null
  const figures =
    isWhole && Object.keys(problems).length === 0
      ? rules.compute({ offers, minutesPerOffer, hourlyRate, efficiency, period })
      : null

  return (
    <div className="sf-roi">
      <section className="sf-roi-inputs" aria-label={t('roi.inputs')}>
        <Heading level={2} size="small">
          {t('roi.inputs')}
        </Heading>
        {roiFields.map((field) => (
          <RoiInput
            key={field}
            label={t(`roi.${field}`)}
            {...(field === 'efficiency' && { help: t('roi.efficiencyHelp') })}
            {...units[field]}
            value={typed[field]}
            error={problems[field] && t(`roi.problem.${problems[field]}`)}
            onChange={(value) => setTyped((before) => ({ ...before, [field]: value }))}
          >
            {field === 'offers' && (
              <>
                <span id={periodLabel} className="sf-sr-only">
                  {t('roi.period')}
                </span>
                <Segmented<RoiPeriod>
                  aria-labelledby={periodLabel}
                  value={period}
                  onChange={setPeriod}
                  options={(['week', 'month'] as const).map((value) => ({ value, label: t(`roi.${value}`) }))}
                />
              </>
            )}
          </RoiInput>
        ))}
      </section>
      <RoiResult figures={figures} plans={rules.plans} />
    </div>
  )
}
