import type { EnvironmentState } from '@staffel/shared-api/contract'
import { Button, Flex, Text } from '@staffel/shared-ui/core'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { LimitsDialog } from '../dialogs/LimitsDialog.tsx'
import { healthQuery } from '../environments.queries.ts'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'

/** Of when the figures are, and when a second version stops by itself in each environment. */
export function CanaryRules({ environments }: { environments: readonly EnvironmentState[] }) {
  const { t } = useEnvironmentTexts()
  return (
    <Flex vertical gap={4} align="start">
      <Text size="small" tone="muted">
        {t('health.about')}
      </Text>
      {environments.map((environment) => (
        <OfEnvironment key={environment.name} environment={environment} />
      ))}
    </Flex>
  )
}

function OfEnvironment({ environment }: { environment: EnvironmentState }) {
  const { t } = useEnvironmentTexts()
  const [open, setOpen] = useState(false)
  const { data } = useQuery(healthQuery(environment.name))
  if (!data) return null
  const { name } = environment
  return (
    <Flex wrap gap={8} align="center">
      <Text size="small" tone="muted">
        {t('limits.rule', { environment: name, ...data.limits })}
      </Text>
      <Button
        size="small"
        type="link"
        aria-label={t('limits.changeOf', { environment: name })}
        onClick={() => setOpen(true)}
      >
        {t('limits.change')}
      </Button>
      {open && <LimitsDialog environment={environment} limits={data.limits} onClose={() => setOpen(false)} />}
    </Flex>
  )
}
