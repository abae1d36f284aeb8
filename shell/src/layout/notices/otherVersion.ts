import { told } from './told.ts'

/** Whether something else runs in this environment by now than in this tab. */
const otherVersion = told(false)

export const tellOtherVersion = otherVersion.tell
export const useOtherVersion = otherVersion.useNow
