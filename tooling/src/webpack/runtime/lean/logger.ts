type Say = (...said: unknown[]) => void

/** The console itself: categories, levels and stack traces are for whoever debugs the runtime. */
export function createLogger(prefix: string): { readonly log: Say; readonly warn: Say; readonly error: Say } {
  return {
    log: (...said) => console.log(prefix, ...said),
    warn: (...said) => console.warn(prefix, ...said),
    error: (...said) => console.error(prefix, ...said),
  }
}

export const logger = createLogger('[ Module Federation ]')
export const infrastructureLogger = logger
export const createInfrastructureLogger = createLogger
export function bindLoggerToCompiler(): void {}
