import { Flex } from '@staffel/shared-ui/core'
import { ErasureCard } from './erasure/ErasureCard.tsx'
import { DataExportsCard } from './export/DataExportsCard.tsx'

/** What the company keeps, in the hands of who runs it. */
export function DataPanel() {
  return (
    <Flex vertical gap={24}>
      <DataExportsCard />
      <ErasureCard />
    </Flex>
  )
}
