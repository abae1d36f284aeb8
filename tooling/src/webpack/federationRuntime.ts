/**
 * One federation runtime for the whole page: the shell's. It is put on this global before the first area loads
 * (`shell/src/federation`), and an area's entry takes it from there instead of carrying 18 KB of its own.
 */
const runtimeGlobal = '__STAFFEL_FEDERATION__'

/** Name under which the runtime's version takes part in the check of what an area requires. */
export const runtimeModule = '@module-federation/enhanced'

type ExternalRequest = { request?: string }

/** webpack `externals` for areas. The generated entry imports the runtime by its absolute path. */
export async function runtimeExternal({ request = '' }: ExternalRequest): Promise<string | undefined> {
  return /webpack-bundler-runtime[\\/]dist[\\/]bundler/.test(request) ? `var ${runtimeGlobal}` : undefined
}
