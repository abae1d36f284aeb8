import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonCards, SkeletonDocument, SkeletonForm, SkeletonRows } from './skeletons.tsx'
import './states.css'

export interface LoadingStateProps {
  /** The shape of what comes. */
  shape?: 'rows' | 'cards' | 'form' | 'document'
  /** How many rows, cards or fields. */
  count?: number
  /** What is being loaded, for assistive technology; without it "Loading…". */
  label?: string
}

const shapes: Record<NonNullable<LoadingStateProps['shape']>, (count: number | undefined) => ReactNode> = {
  rows: (count) => <SkeletonRows count={count} />,
  cards: (count) => <SkeletonCards count={count} />,
  form: (count) => <SkeletonForm count={count} />,
  document: () => <SkeletonDocument />,
}

/** The shape of the content while it is on its way, so that nothing jumps when it comes. */
export function LoadingState({ shape = 'rows', count, label }: LoadingStateProps) {
  const { t } = useTranslation('ui')
  return (
    <div role="status" aria-busy="true" className="sf-loading">
      <span className="sf-sr-only">{label ?? t('loading')}</span>
      <div aria-hidden="true">{shapes[shape](count)}</div>
    </div>
  )
}
