import type { Rule } from 'eslint'

/** A suppression without its reason is a question left to the next reader. */
export const reasonedSuppression: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments()) {
        const bare = /^\s*eslint-disable/.test(comment.value) && !/ -- \S+/.test(comment.value)
        if (bare && comment.loc)
          context.report({ loc: comment.loc, message: 'Say why: `// eslint-disable-next-line rule -- the reason`.' })
      }
    },
  }),
}
