import { Email } from '@staffel/shared-api/contract'
import { Compile } from 'typebox/compile'

const schema = Compile(Email)

/** Whether the contract takes it for an address, which a text has passed that comes in by a call. */
export const isEmailAddress = (text: string): boolean => schema.Check(text)
