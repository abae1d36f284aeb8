import type { LoadArea } from './loadArea.ts'

export interface TimedLoad {
  readonly loadArea: LoadArea
  /** How long the code of an area took to come and run, whoever asked for it; undefined until it is here. */
  readonly timeOf: (areaId: string) => number | undefined
}

export function timed(load: LoadArea): TimedLoad {
  const times = new Map<string, number>()
  return {
    loadArea: async (area, page) => {
      const begun = performance.now()
      const module = await load(area, page)
      if (!times.has(area.id)) times.set(area.id, performance.now() - begun)
      return module
    },
    timeOf: (areaId) => times.get(areaId),
  }
}
