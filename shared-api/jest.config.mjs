export { nodeJest as default } from '@staffel/tooling/jest'
