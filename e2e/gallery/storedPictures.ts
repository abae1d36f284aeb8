import type { Language } from '@staffel/shared-api/contract'
import type { Scheme, Width } from './screen.types.ts'

/** Pictures of one screen that the browser tests compare with stored ones. */
export interface Stored {
  readonly screen: string
  readonly state: string
  readonly language: Language
  readonly of: readonly (readonly [Width, Scheme])[]
}

const stored = (path: string, language: Language, ...of: Stored['of']): Stored => {
  const [screen = '', state = ''] = path.split('/')
  return { screen, state, language, of }
}

/** Fifty that matter: each area, what everybody sees daily, and over all of them each width, scheme and language. */
export const storedPictures: readonly Stored[] = [
  stored('sign-in/first', 'nl', [768, 'light'], [768, 'dark']),
  stored('sign-in/first', 'en', [390, 'light'], [390, 'dark']),
  stored('dashboard/many', 'nl', [1440, 'light'], [1440, 'dark'], [768, 'light']),
  stored('dashboard/many', 'en', [390, 'light'], [390, 'dark']),
  stored('offers/many', 'nl', [1440, 'light'], [1440, 'dark'], [768, 'light'], [1920, 'light']),
  stored('offers/many', 'en', [390, 'light'], [390, 'dark']),
  stored('offers/empty', 'en', [1024, 'light'], [1024, 'dark']),
  stored('offers/long names', 'nl', [768, 'light'], [390, 'dark']),
  stored('offers/loading', 'nl', [1440, 'light'], [1440, 'dark']),
  stored('editor/empty', 'nl', [1440, 'light'], [1440, 'dark']),
  stored('editor/lines', 'en', [1440, 'light'], [1024, 'light'], [768, 'dark']),
  stored('editor/lines', 'nl', [390, 'light'], [390, 'dark']),
  stored('preview/sent and asked', 'nl', [1440, 'light'], [768, 'dark']),
  stored('preview/signed', 'en', [1024, 'light'], [390, 'light']),
  stored('preview/questions', 'en', [1440, 'light']),
  stored('desk/open', 'nl', [1440, 'light'], [1024, 'dark']),
  stored('desk/open', 'en', [390, 'light'], [390, 'dark']),
  stored('requests/many', 'en', [1440, 'light'], [768, 'dark'], [1920, 'dark']),
  stored('products/many', 'nl', [1024, 'dark']),
  stored('users/many', 'en', [768, 'light'], [390, 'dark']),
  stored('company/manager', 'nl', [1440, 'light']),
  stored('integrations/not connected', 'en', [1024, 'light']),
  stored('customer/open', 'nl', [390, 'light'], [390, 'dark']),
  stored('customer/questions', 'en', [1440, 'light']),
  stored('customer/signed', 'nl', [1440, 'dark'], [768, 'light']),
]
