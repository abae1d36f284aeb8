/** One keyword of a schema that a value does not fit, as the library reports it. */
export interface Failed {
  readonly keyword: string
  readonly schemaPath: string
  readonly instancePath: string
  readonly params: object
}

/**
 * A value that fits no branch of a union fails every one of them. Left are the failures of the branch that it comes
 * nearest to: who sends a discount of 101 % is told about the 101, and not that it is no amount either.
 */
export function nearestBranches(errors: readonly Failed[]): readonly Failed[] {
  // A union within a union is reported before it.
  return errors.filter(({ keyword }) => keyword === 'anyOf').reduce(withoutOtherBranches, errors)
}

function withoutOtherBranches(errors: readonly Failed[], union: Failed): readonly Failed[] {
  const branches = Map.groupBy(errors, (error) => branchOf(error, union))
  branches.delete(null)
  const nearest = [...branches.values()].toSorted((one, other) => misfit(one, union) - misfit(other, union))[0] ?? []
  return errors.filter((error) => error !== union && (branchOf(error, union) === null || nearest.includes(error)))
}

/** The branch of the union that reports this; null for what is reported elsewhere. */
function branchOf({ schemaPath, instancePath }: Failed, union: Failed): string | null {
  const start = `${union.schemaPath}/anyOf/`
  // The elements of a list share one schema.
  const isWithin = instancePath === union.instancePath || instancePath.startsWith(`${union.instancePath}/`)
  return isWithin && schemaPath.startsWith(start) ? (schemaPath.slice(start.length).split('/')[0] ?? null) : null
}

/** Another kind of value is farthest away; then counts how many keys are missing or too many. */
function misfit(branch: readonly Failed[], union: Failed): number {
  const own = branch.filter(({ instancePath }) => instancePath === union.instancePath)
  if (own.some(({ keyword }) => keyword === 'type')) return Number.MAX_SAFE_INTEGER
  return own.filter(({ keyword }) => keyword === 'required' || keyword === 'additionalProperties').length
}
