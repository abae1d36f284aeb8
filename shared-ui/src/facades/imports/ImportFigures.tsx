import { formatNumber } from '../../format/formatNumber.ts'
import './imports.css'

/** How much a file will do, in a few numbers. */
export function ImportFigures({ figures }: { figures: readonly { readonly label: string; readonly count: number }[] }) {
  return (
    <dl className="sf-import-figures">
      {figures.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
