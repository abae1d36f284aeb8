import type { EnvironmentState } from '@staffel/shared-api/contract'

/** All that has a live version there: the areas, and the shell around them. */
export function releasedIn({ areas, shell }: EnvironmentState): EnvironmentState['areas'] {
  return shell ? [...areas, shell] : areas
}

/** All that has versions there, live or not. */
export function publishedIn(environment: EnvironmentState): EnvironmentState['waiting'] {
  return [...releasedIn(environment), ...environment.waiting]
}
