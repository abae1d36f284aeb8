import { NotFoundState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'

/**
 * For an address that neither the shell nor an area has. Its link leads to the sign-in page, which sends a signed-in
 * visitor home.
 */
export function NotFoundPage() {
  const { t } = useTranslation('ui')
  return (
    <>
      <title>{`${t('notFound.title')} · Staffel`}</title>
      <NotFoundState />
    </>
  )
}
