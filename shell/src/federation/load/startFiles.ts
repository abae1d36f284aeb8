import type { AreaModule } from '@staffel/shared-ui/area'
import type { Area } from '../manifest/areas.ts'
import { firstFiles, type FirstChunks, type FirstFiles } from './firstFiles.ts'
import type { LoadExposed, Runtime } from './loadExposed.ts'

export interface LoaderOptions {
  readonly runtime: Pick<Runtime, 'loadShared'>
  readonly loadExposed: LoadExposed
  readonly language: () => string
  /** Starts the files of one wave; see `hintFiles`. */
  readonly hint: (files: FirstFiles) => void
  /** Makes the area's texts known; rejects when they cannot be loaded. */
  readonly registerTexts: (namespace: string, load: AreaModule['translations']) => Promise<void>
}

/** Starts every file of the first paint in this tick; what fails here fails again where it is waited for. */
export function startFiles(area: Area, chunks: FirstChunks, { hint, language, runtime }: LoaderOptions): void {
  if (area.status !== 'open') return
  const files = firstFiles(area, language(), chunks)
  hint(files)
  for (const name of files.shared) runtime.loadShared(name).catch(() => {})
}
