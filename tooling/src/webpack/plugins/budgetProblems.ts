/** What a browser gets for one thing that is opened: brotli kilobytes (1000 bytes), and files, which are requests. */
export interface Load {
  readonly kilobytes: number
  readonly files: number
}

/**
 * Of one build: with what each of its pages begins, one language of texts counted, and its largest named part with all
 * that comes with it: a page, or what stands in another area's. What a dialog loads later is not counted.
 */
export interface Loads {
  readonly first: Load
  readonly part?: Load
}

/** What a build may need that nobody wrote a budget for yet. */
const unlisted: Loads = { first: { kilobytes: 80, files: 20 } }

/** So far a build may stay below its budget: a share of it, or one kilobyte. */
const room = 0.03

/**
 * What does not agree with what a build was last allowed, in words: what outgrew it, and what is that much smaller that
 * it has to be lowered. So a budget goes up only where somebody writes down that it does.
 */
export function budgetProblems(build: string, loads: Loads, budget: Loads | undefined): string[] {
  return (['first', 'part'] as const).flatMap((which) => {
    const [load, allowed] = [loads[which], (budget ?? unlisted)[which]]
    if (!allowed) return []
    if (!load) return [`"${build}" has no ${names[which]} any more. Take it out of budgets.json.`]
    const kilobytes = Math.ceil(load.kilobytes)
    const isSmaller =
      budget && (kilobytes < allowed.kilobytes - Math.max(1, allowed.kilobytes * room) || load.files < allowed.files)
    const isLarger = load.kilobytes > allowed.kilobytes || load.files > allowed.files
    if (!isLarger && !isSmaller) return []
    const [is, may] = [told({ ...load, kilobytes }), told(allowed)]
    const asks = isLarger ? 'That is more than its budget' : 'Lower its budget, which is'
    const where = budget ? ', in budgets.json' : ''
    return [`The ${names[which]} of "${build}" is ${is}. ${asks} ${may}${where}.`]
  })
}

const names = { first: 'first load', part: 'largest part' }

const told = ({ kilobytes, files }: Load) => `${kilobytes} KB (brotli) in ${files} file${files === 1 ? '' : 's'}`
