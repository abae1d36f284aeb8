import type { EnvironmentState } from '@staffel/shared-api/contract'

/** All that has versions there: the areas, and the shell around them. */
export function releasedIn({ areas, shell }: EnvironmentState): EnvironmentState['areas'] {
  return shell ? [...areas, shell] : areas
}
