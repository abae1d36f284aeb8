import { ExactSource } from './ExactSource.tsx'
import { FileZone } from './FileZone.tsx'

export interface SourcesProps {
  readonly tenantId: number | undefined
  readonly onChoose: (file: File) => void
}

/** What products can be read from. The accounting is one's own, and not that of a seller who was named. */
export function Sources({ tenantId, onChoose }: SourcesProps) {
  return (
    <>
      <FileZone tenantId={tenantId} onFile={onChoose} />
      {tenantId === undefined && <ExactSource />}
    </>
  )
}
