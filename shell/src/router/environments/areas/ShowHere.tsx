import { Button, Text } from '@staffel/shared-ui/core'
import { useFrame } from '../../../session/guard/frameContext.ts'
import { environmentsPath } from '../environmentsPath.ts'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'

/** Which environment this browser shows; a server in local mode shows any of them. */
export function ShowHere({ name }: { name: string }) {
  const { t } = useEnvironmentTexts()
  const { environment, local } = useFrame().boot
  if (name === environment.name) return <Text size="small">{t('shown')}</Text>
  if (!local) return null
  return (
    <Button
      size="small"
      type="link"
      href={`${environmentsPath}?${new URLSearchParams({ environment: name })}`}
      aria-label={t('act.showOf', { environment: name })}
    >
      {t('act.show')}
    </Button>
  )
}
