type Options = { conditions?: string[]; defaultResolver: (request: string, options: Options) => string }

/**
 * Jest resolves with the `require` condition. A package that publishes nothing but `import` is not found
 * that way, so it is looked up once more with that condition.
 */
export function sync(request: string, options: Options): string {
  try {
    return options.defaultResolver(request, options)
  } catch (notFound) {
    if (request.startsWith('.') || request.startsWith('/')) throw notFound
    const conditions = [...(options.conditions ?? []).filter((name) => name !== 'require'), 'import']
    return options.defaultResolver(request, { ...options, conditions })
  }
}
