export { houseRules as default } from '@staffel/tooling/eslint'
