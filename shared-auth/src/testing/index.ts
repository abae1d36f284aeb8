/** For tests of the shell and the areas. */
export { setSession, signInAs, signOutInTest } from './sessionInTests.ts'
