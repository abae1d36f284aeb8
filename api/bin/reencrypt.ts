import { reencryptExactTokens } from '../src/modules/integrations/integrations.module.ts'
import { runCommand, WrongCall } from './run-command.ts'

const usage = `npm run reencrypt

Writes every token of Exact Online that is kept with the first key of EXACT_TOKEN_KEY. When it ends with 0, nothing
needs the keys behind it any more.`

await runCommand(async (db, args, config) => {
  if (args.length > 0) throw new WrongCall(usage)
  const { changed, unreadable } = await reencryptExactTokens(db, config)
  console.log(`Links encrypted anew: ${changed}.`)
  if (unreadable.length === 0) return 0
  const links = unreadable.map(({ tenantId, env }) => `tenant ${tenantId} (${env})`)
  console.log(`No key here opens the tokens of ${links.join(', ')}: they are left as they are.`)
  return 1
})
