import type { CustomerCandidate } from '@staffel/shared-api/contract'
import { Alert, Button, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './customer.module.css'

export interface DuplicateCandidatesProps {
  candidates: readonly CustomerCandidate[]
  onUse: (candidate: CustomerCandidate) => void
  /** Makes the new customer all the same. */
  onInsist: () => void
}

/** Customers that the new one may be. */
export function DuplicateCandidates({ candidates, onUse, onInsist }: DuplicateCandidatesProps) {
  const { t } = useTranslation('offers')
  return (
    <Alert
      type="warning"
      showIcon
      title={t('editor.customer.duplicate.title')}
      description={
        <>
          <ul className={styles.candidates}>
            {candidates.map((candidate) => (
              <li key={candidate.organization_id}>
                <span>
                  <strong>{candidate.name}</strong>
                  <Text as="div" size="small" tone="muted">
                    {factsOf(candidate)}
                  </Text>
                </span>
                <Button
                  size="small"
                  aria-label={t('editor.customer.duplicate.useNamed', { name: candidate.name })}
                  onClick={() => onUse(candidate)}
                >
                  {t('editor.customer.duplicate.use')}
                </Button>
              </li>
            ))}
          </ul>
          <Button type="link" size="small" onClick={onInsist}>
            {t('editor.customer.duplicate.insist')}
          </Button>
        </>
      }
    />
  )
}

function factsOf({ postal_code, city, email }: CustomerCandidate): string {
  return [[postal_code, city].filter(Boolean).join(' '), email].filter(Boolean).join(' · ')
}
