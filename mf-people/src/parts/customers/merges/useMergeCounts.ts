import type { MergeCounts } from '@staffel/shared-api/contract'
import { mergeParts } from '@staffel/shared-api/rules'
import { useTranslation } from '@staffel/shared-ui/i18n'

/** "3 offertes", "1 adres": of what there is some. */
export function useMergeCounts(): (counts: MergeCounts) => { readonly part: string; readonly words: string }[] {
  const { t } = useTranslation('people')
  return (counts) =>
    mergeParts.flatMap((part) =>
      counts[part] === 0 ? [] : [{ part, words: t(`customers.merge.parts.${part}`, { count: counts[part] }) }],
    )
}
