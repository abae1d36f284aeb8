import { ownFactors } from '@staffel/shared-auth'
import { Flex } from '@staffel/shared-ui/core'
import { ProvidersCard } from './ProvidersCard.tsx'
import { SessionsCard } from '../../../parts/sessions/SessionsCard.tsx'
import { SecondFactorCard } from './second-factor/SecondFactorCard.tsx'

/**
 * Where the reader is signed in, by which ways in, and what is asked for besides where the project has that. There are
 * no passwords to change.
 */
export function SecurityPanel() {
  return (
    <Flex vertical gap={24}>
      <SessionsCard />
      <ProvidersCard />
      {ownFactors.offered() && <SecondFactorCard />}
    </Flex>
  )
}
