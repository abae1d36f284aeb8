export { nativeJest as default } from '@staffel/tooling/jest'
