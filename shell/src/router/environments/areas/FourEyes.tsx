import type { EnvironmentState } from '@staffel/shared-api/contract'
import { hasRole, useUser } from '@staffel/shared-auth'
import { Button, Flex, Text } from '@staffel/shared-ui/core'
import { useState } from 'react'
import { FourEyesDialog } from '../dialogs/FourEyesDialog.tsx'
import { useEnvironmentTexts } from '../useEnvironmentTexts.ts'
import { ShowHere } from './ShowHere.tsx'
import styles from '../environments.module.css'

/** In which environments a second person agrees; an Admin says so. */
export function FourEyes({ environments }: { environments: readonly EnvironmentState[] }) {
  return (
    <Flex vertical gap={4} align="start" className={styles.fourEyes}>
      {environments.map((environment) => (
        <OfEnvironment key={environment.name} environment={environment} />
      ))}
    </Flex>
  )
}

function OfEnvironment({ environment }: { environment: EnvironmentState }) {
  const { t } = useEnvironmentTexts()
  const maySay = hasRole(useUser(), ['Admin'])
  const [open, setOpen] = useState(false)
  const { name, four_eyes: isOn } = environment
  return (
    <Flex wrap gap={8} align="center">
      <Text size="small" tone="muted">
        {t(isOn ? 'fourEyes' : 'twoEyes', { environment: name })}
      </Text>
      {maySay && (
        <Button
          size="small"
          type="link"
          aria-label={t(isOn ? 'act.fourEyesOffOf' : 'act.fourEyesOnOf', { environment: name })}
          onClick={() => setOpen(true)}
        >
          {t(isOn ? 'act.fourEyesOff' : 'act.fourEyesOn')}
        </Button>
      )}
      <ShowHere name={name} />
      {open && <FourEyesDialog environment={environment} onClose={() => setOpen(false)} />}
    </Flex>
  )
}
