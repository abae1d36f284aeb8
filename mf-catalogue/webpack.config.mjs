import { area } from '@staffel/tooling/webpack'

export default area(import.meta.dirname)
