import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'

/** Why nothing was looked up: what was wrong with what was typed, or in the server's words. */
export function LookupProblem({ error }: { error: unknown }) {
  const { t } = useTranslation('people')
  const [wrong] = isApiError(error) ? Object.values(error.fields) : []
  return (
    <Text as="div" size="small" tone="danger">
      {wrong ?? sentenceOf(error) ?? t('registers.failed')}
    </Text>
  )
}
