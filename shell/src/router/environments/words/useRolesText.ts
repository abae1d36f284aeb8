import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'

/** Roles in words; none are everyone. */
export function useRolesText(): (roles: readonly string[]) => string {
  const { t } = useEnvironmentTexts()
  return (roles) =>
    roles.length === 0 ? t('everyone') : roles.map((role) => t(`roles.${role}`, { defaultValue: role })).join(', ')
}
