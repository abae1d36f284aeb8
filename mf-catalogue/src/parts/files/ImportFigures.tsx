import { formatNumber } from '@staffel/shared-ui/format'
import styles from './file-import.module.css'

/** How much a file will do, in a few numbers. */
export function ImportFigures({ figures }: { figures: readonly { readonly label: string; readonly count: number }[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
