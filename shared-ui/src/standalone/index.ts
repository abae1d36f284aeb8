/// <reference path="../css.d.ts" />
/** The frame of an area that is developed alone. */
export { runStandalone, type StandaloneOptions } from './runStandalone.tsx'
