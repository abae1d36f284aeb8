import type { Screen } from '../screen.types.ts'
import { catalogue } from './catalogue.ts'
import { customer } from './customer.ts'
import { dashboard } from './dashboard.ts'
import { editor } from './editor.ts'
import { frame } from './frame.ts'
import { integrations } from './exact/integrations.ts'
import { mails } from './mails.ts'
import { offers } from './offers.ts'
import { people } from './people.ts'
import { plans } from './plans.ts'
import { preview } from './preview.ts'
import { requests } from './requests.ts'
import { secondFactor } from './sign-in/secondFactor.ts'
import { signIn } from './sign-in/signIn.ts'

/** What customers and mails leave behind is seen by nobody who came before. */
export const screens: readonly Screen[] = [
  ...signIn,
  ...secondFactor,
  ...frame,
  ...dashboard,
  ...offers,
  ...editor,
  ...preview,
  ...requests,
  ...catalogue,
  ...plans,
  ...people,
  ...integrations,
  ...customer,
  ...mails,
]
