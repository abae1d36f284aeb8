import type { ExactAccount } from '@staffel/shared-api/contract'

/** An account as people know it. */
export const saidAccount = ({ code, name, city }: Pick<ExactAccount, 'code' | 'name' | 'city'>): string =>
  [code, name, city].filter(Boolean).join(' · ')
