import { useUser } from '@staffel/shared-auth'
import { NotFoundState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'

/** For an address that neither the shell nor an area has. Who is signed in is led home, others to the sign-in page. */
export function NotFoundPage() {
  const { t } = useTranslation('ui')
  const user = useUser()
  return (
    <>
      <title>{`${t('notFound.title')} · Staffel`}</title>
      <NotFoundState back={user ? { to: '/', label: t('shell:area.home') } : undefined} />
    </>
  )
}
