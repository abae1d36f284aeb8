export { browserJest as default } from '@staffel/tooling/jest'
