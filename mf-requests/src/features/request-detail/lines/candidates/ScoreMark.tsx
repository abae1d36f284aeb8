import { matchStrength } from '@staffel/shared-api/rules'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from '../lines.module.css'

/** By strength. */
const looks = [styles.score0, styles.score1, styles.score2, styles.score3, styles.score4] as const

/** How well a product fits: a colour, a figure and a word. */
export function ScoreMark({ score, short = false }: { score: number; short?: boolean }) {
  const { t } = useTranslation('requests')
  const strength = matchStrength(score)
  const word = t(`score.${strength}`)
  return (
    <span className={`${styles.score} ${looks[strength]}`} title={t('score.title', { score, word })}>
      <b aria-hidden="true">{score}</b>
      <span className={short ? 'sf-sr-only' : undefined}>{word}</span>
      <span className="sf-sr-only">{t('score.spoken', { score })}</span>
    </span>
  )
}
