import styles from './figures.module.css'

const height = 32

/** How a figure moved, without axis or numbers: the card says what it is. A step that has none is passed over. */
export function Sparkline({ values }: { values: readonly (number | null)[] | undefined }) {
  const known = (values ?? []).flatMap((value, index) => (value === null ? [] : [{ value, index }]))
  const [low, high] = [Math.min(...known.map(({ value }) => value)), Math.max(...known.map(({ value }) => value))]
  const last = Math.max(1, (values?.length ?? 0) - 1)
  const points = known.map(({ value, index }) => [(index / last) * 100, heightAt(value)].join(','))
  const [first, end] = [known[0], known.at(-1)]
  return (
    <svg
      className={styles.line}
      width="100%"
      height={height}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {first && end && known.length > 1 && (
        <>
          <polygon
            className={styles.below}
            points={`${(first.index / last) * 100},${height} ${points.join(' ')} ${(end.index / last) * 100},${height}`}
          />
          <polyline className={styles.stroke} points={points.join(' ')} vectorEffect="non-scaling-stroke" />
        </>
      )}
    </svg>
  )

  /** One that stays the same is a line in the middle. */
  function heightAt(value: number): number {
    return high === low ? height / 2 : 2 + (height - 4) * (1 - (value - low) / (high - low))
  }
}
