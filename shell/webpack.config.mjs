import { shell } from '@staffel/tooling/webpack'

export default shell(import.meta.dirname)
