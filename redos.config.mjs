export { slowExpressions as default } from '@staffel/tooling/eslint'
