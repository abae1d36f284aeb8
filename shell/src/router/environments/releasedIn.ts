import type { EnvironmentState } from '@staffel/shared-api/contract'
import type { PublishedArea } from './environments.queries.ts'

/** All that has a live version there: the areas, and the shell around them. */
export function releasedIn({ areas, shell }: EnvironmentState): EnvironmentState['areas'] {
  return shell ? [...areas, shell] : areas
}

/** All that has versions there, live or not. */
export function publishedIn(environment: EnvironmentState): readonly PublishedArea[] {
  return [...releasedIn(environment), ...(environment.waiting ?? [])]
}
