import { FileMenu } from '@staffel/shared-ui/list'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { useListsExport } from './useListsExport.ts'

const ImportListsDialog = lazyPart(async () => (await import('./ImportListsDialog.tsx')).ImportListsDialog)

export interface ListsMenuProps {
  readonly tenantId: number | undefined
  /** There are lists to be exported. */
  readonly hasLists: boolean
}

/** Price lists as a whole: out as a file, and in from one. */
export function ListsMenu({ tenantId, hasLists }: ListsMenuProps) {
  const [isImporting, setIsImporting] = useState(false)
  const { save, pending } = useListsExport(tenantId)
  return (
    <>
      <FileMenu isEmpty={!hasLists} pending={pending} save={save} onImport={() => setIsImporting(true)} />
      <Suspense>
        {isImporting && <ImportListsDialog tenantId={tenantId} onClose={() => setIsImporting(false)} />}
      </Suspense>
    </>
  )
}
