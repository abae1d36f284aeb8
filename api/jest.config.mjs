import { nativeJest } from '@staffel/tooling/jest'
import { findDovecot } from './src/testing/mailbox/find-dovecot.ts'
import { findNginx } from '@staffel/tooling/find-nginx'
import { findPythonMails } from './src/testing/mailbox/find-python-mails.ts'

/** Where Dovecot is not and cannot be installed, `npm test` has said that these are left out. */
const needDovecot = ['/mailbox/mailbox.test.ts$', '/intake/imap.test.ts$', '/intake/kill-reader.test.ts$']

/** Likewise where nginx is not. */
const needNginx = ['/src/web-server.test.ts$']

/** Mails of others, which are not copied in here. */
const needPythonMails = ['/intake/foreign-mails.test.ts$']

export default {
  ...nativeJest,
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(findDovecot() ? [] : needDovecot),
    ...(findNginx() ? [] : needNginx),
    ...(findPythonMails() ? [] : needPythonMails),
  ],
}
