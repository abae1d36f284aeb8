import { Flex } from '@staffel/shared-ui/core'
import { ProvidersCard } from './ProvidersCard.tsx'
import { SessionsCard } from '../../../parts/sessions/SessionsCard.tsx'

/** Where the reader is signed in, and by which ways in. There are no passwords to change. */
export function SecurityPanel() {
  return (
    <Flex vertical gap={24}>
      <SessionsCard />
      <ProvidersCard />
    </Flex>
  )
}
