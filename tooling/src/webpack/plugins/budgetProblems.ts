/** What a browser gets for one thing that is opened: brotli kilobytes (1000 bytes), and files, which are requests. */
export interface Load {
  readonly kilobytes: number
  readonly files: number
}

/** Of one build: with what each of its pages begins, and the page that needs most, all that comes with it counted. */
export interface Loads {
  readonly first: Load
  readonly page?: Load
}

/** What a build may need that nobody wrote a budget for yet. */
const unlisted: Loads = { first: { kilobytes: 80, files: 20 } }

/** Room for what differs by itself: another version of a package, a name that is longer. */
const room = 0.03

/**
 * What does not agree with what a build was last allowed, in words: what outgrew it, and what is that much smaller that
 * it has to be lowered. So a budget goes up only where somebody writes down that it does.
 */
export function budgetProblems(build: string, loads: Loads, budget: Loads | undefined): string[] {
  return (['first', 'page'] as const).flatMap((which) => {
    const [load, allowed] = [loads[which], (budget ?? unlisted)[which]]
    if (!load || !allowed) return []
    const kilobytes = Math.ceil(load.kilobytes)
    const isSmaller = budget && (kilobytes < allowed.kilobytes * (1 - room) || load.files < allowed.files)
    const isLarger = load.kilobytes > allowed.kilobytes || load.files > allowed.files
    if (!isLarger && !isSmaller) return []
    const [is, may] = [told({ ...load, kilobytes }), told(allowed)]
    const asks = isLarger ? 'That is more than its budget' : 'Lower its budget, which is'
    return [`The ${names[which]} of "${build}" is ${is}. ${asks} ${may}, in budgets.json.`]
  })
}

const names = { first: 'first load', page: 'page with most to load' }

const told = ({ kilobytes, files }: Load) => `${kilobytes} KB (brotli) in ${files} file${files === 1 ? '' : 's'}`
