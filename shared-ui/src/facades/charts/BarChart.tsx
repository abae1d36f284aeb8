import { niceCeiling } from './niceCeiling.ts'
import './charts.css'

export interface Bar {
  readonly key: string
  /** Below the bar. */
  readonly label: string
  readonly value: number
  /** What the pointer shows. */
  readonly description: string
}

export interface BarChartProps {
  bars: readonly Bar[]
  /** Writes a value on the axis. */
  format: (value: number) => string
  height?: number
}

/** Bars over one axis; decoration, because the figures stand in the table that goes with it. */
export function BarChart({ bars, format, height = 132 }: BarChartProps) {
  const end = niceCeiling(Math.max(0, ...bars.map(({ value }) => value)))
  const slot = 100 / Math.max(1, bars.length)
  // Without figures there is nothing to measure: the ground line alone.
  const lines = bars.some(({ value }) => value > 0) ? [end, end / 2, 0] : [0]
  return (
    <div className="sf-bar-chart" aria-hidden="true">
      <div className="sf-bar-chart-axis">
        {lines.map((value) => (
          <span key={value}>{format(value)}</span>
        ))}
      </div>
      <svg width="100%" height={height} focusable="false">
        {lines.map((value) => (
          <line key={value} className="sf-bar-chart-line" x1="0" x2="100%" y1={heightAt(value)} y2={heightAt(value)} />
        ))}
        {bars.map(({ key, value, description }, index) => (
          <rect
            key={key}
            className="sf-bar-chart-bar"
            x={`${index * slot + slot * 0.2}%`}
            width={`${slot * 0.6}%`}
            y={heightAt(value)}
            height={heightAt(0) - heightAt(value)}
            rx="3"
          >
            <title>{description}</title>
          </rect>
        ))}
      </svg>
      <div className="sf-bar-chart-labels">
        {bars.map(({ key, label }) => (
          <span key={key}>{label}</span>
        ))}
      </div>
    </div>
  )

  /** Half a pixel keeps the lines sharp and within the drawing. */
  function heightAt(value: number): number {
    return Math.round((height - 1) * (1 - value / end)) + 0.5
  }
}
