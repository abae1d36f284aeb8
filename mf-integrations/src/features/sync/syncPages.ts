import { ExactJobPage } from './job/ExactJobPage.tsx'
import { ExactSyncPage } from './ExactSyncPage.tsx'

/** The pages about what is brought in, in one part. */
export const syncPages = { sync: ExactSyncPage, job: ExactJobPage }
