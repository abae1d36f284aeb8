import { isProductOwner } from '@staffel/shared-api/rules'
import type { SessionUser } from '@staffel/shared-auth'
import { ButtonLink, EmptyState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { environmentsPath } from '../router/environments/environmentsPath.ts'

/** In the place of every page while no area is live here: what has to be done, to who can do it. */
export function NoAreas({ user }: { user: SessionUser }) {
  const { t } = useTranslation('shell')
  const canBegin = isProductOwner(user)
  return (
    <>
      <title>{`${t('noAreas.title')} · ${t('product')}`}</title>
      <EmptyState
        title={t('noAreas.title')}
        description={t(canBegin ? 'noAreas.begin' : 'noAreas.wait')}
        action={
          canBegin && (
            <ButtonLink type="primary" to={environmentsPath}>
              {t('header.environments')}
            </ButtonLink>
          )
        }
      />
    </>
  )
}
