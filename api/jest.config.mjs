import { nodeJest } from '@staffel/tooling/jest'
import { findDovecot } from './src/testing/mailbox/find-dovecot.ts'
import { findPythonMails } from './src/testing/mailbox/find-python-mails.ts'

/** Where Dovecot is not and cannot be installed, `npm test` has said that these are left out. */
const needDovecot = ['/mailbox/mailbox.test.ts$', '/intake/imap.test.ts$', '/intake/kill-reader.test.ts$']

/** Mails of others, which are not copied in here. */
const needPythonMails = ['/intake/foreign-mails.test.ts$']

/**
 * Jest runs a file in a context of its own, where every look at a global is slow: what computes much takes half as long
 * again. These are handed to each module instead. No name of what a test may exchange (timers, `Date`, `fetch`,
 * `RegExp`) is among them, as a module would keep what it was handed.
 */
const sandboxInjectedGlobals = [
  'Array',
  'Boolean',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Reflect',
  'Set',
  'String',
  'Symbol',
  'WeakMap',
]

export default {
  ...nodeJest,
  sandboxInjectedGlobals,
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(findDovecot() ? [] : needDovecot),
    ...(findPythonMails() ? [] : needPythonMails),
  ],
}
