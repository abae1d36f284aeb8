import { makeFirstAdmin } from '../src/modules/identity/account/first-admin.ts'
import { runCommand, WrongCall } from './run-command.ts'

const usage = `npm run first-admin -- <e-mail> [<name of the company>]

Makes the first Admin of an installation, who signs in with that address and invites everybody else. The company is
named where there is none yet; otherwise the Admin belongs to the first one.`

await runCommand(async (db, args) => {
  const [email, company, ...more] = args
  if (email === undefined || more.length > 0) throw new WrongCall(usage)
  const made = await makeFirstAdmin(db, { email, company, now: new Date() })
  if (made.kind === 'made') {
    console.log(`${made.email} is Admin of ${made.company}, and signs in with that address.`)
    return 0
  }
  console.error(
    {
      'not-first': 'There is an Admin already, who can invite others. Nothing was changed.',
      'no-email': `${email} is no e-mail address. Nothing was changed.`,
      'no-company': `There is no company yet: name it.\n\n${usage}`,
    }[made.kind],
  )
  return 1
})
