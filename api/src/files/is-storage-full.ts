import { errorCode } from '../system/error-code.ts'

/** Of the file system, and of PostgreSQL. */
const full = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether something failed because there is no room left to store it. */
export const isStorageFull = (error: unknown): boolean => full.has(errorCode(error))
