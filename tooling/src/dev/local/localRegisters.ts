import { startRegistersStandIn, type RegistersStandIn } from '@staffel/exact-standin'

/** One of these says that somebody has configured a register, or that this is not local mode. */
const configured = ['FIREBASE_PROJECT_ID', 'VIES_URL', 'KVK_API_KEY', 'PDOK_URL']

/** Local mode has registers of its own to look things up in: a stand-in beside it, which needs no network. */
export async function localRegisters(
  env: Record<string, string | undefined> = process.env,
): Promise<RegistersStandIn | null> {
  if (configured.some((name) => env[name]?.trim())) return null
  const registers = await startRegistersStandIn({ port: 0 })
  Object.assign(env, registers.env)
  console.log(`In place of VIES, the trade register and PDOK: ${registers.url}`)
  return registers
}
