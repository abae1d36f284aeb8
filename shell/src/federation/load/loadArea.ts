import { isAreaModule, type AreaModule } from '@staffel/shared-ui/area'
import { AreaError } from '../failures/AreaError.ts'
import type { Area } from '../manifest/areas.ts'
import { startFiles, type LoaderOptions } from './startFiles.ts'
import { withAttempts } from './withAttempts.ts'

export type LoadArea = (area: Area, page?: string) => Promise<AreaModule>

const limit = 15_000

/**
 * Loads areas, each at most once at a time. A failure is forgotten, so that the next call really loads again;
 * network trouble is tried twice more before it counts as one.
 */
export function createAreaLoader(options: LoaderOptions): LoadArea {
  const underWay = new Map<string, Promise<AreaModule>>()

  return (area, page) => {
    startFiles(area, { module: 'area', page }, options)
    const running = underWay.get(area.id)
    if (running) return running
    const loading = withAttempts(area, limit, () => loadOnce(area, options)).catch((error: unknown) => {
      underWay.delete(area.id)
      throw error
    })
    underWay.set(area.id, loading)
    return loading
  }
}

async function loadOnce(area: Area, { loadExposed, registerTexts }: LoaderOptions): Promise<AreaModule> {
  const module = await loadExposed(area, 'area', 'area')
  if (!isAreaModule(module, area.id)) throw new AreaError(area.id, { kind: 'invalid-module' })
  await registerTexts(area.document.i18n.ns, module.translations)
  return module
}
