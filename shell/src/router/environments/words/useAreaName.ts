import type { EnvironmentState } from '@staffel/shared-api/contract'
import { useLanguage } from '@staffel/shared-ui/i18n'
import { publishedIn } from '../releasedIn.ts'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'

/** What people call an area, by its id; of one that does not say, or is not here any more, the id. */
export function useAreaName(...environments: readonly EnvironmentState[]): (id: string) => string {
  const { t } = useEnvironmentTexts()
  const { language } = useLanguage()
  return (id) => {
    const named = environments.flatMap(publishedIn).find((area) => area.id === id && area.name !== null)
    return named?.name?.[language] ?? (id === 'shell' ? t('shell') : id)
  }
}
