/** For tests of the shell and the areas. */
export { answerCalls, type TestAnswer, type TestCall } from './answerCalls.ts'
export { sampleProfile } from './sampleProfile.ts'
export { setSession, signInAs, signOutInTest } from './sessionInTests.ts'
