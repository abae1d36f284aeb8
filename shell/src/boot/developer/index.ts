export { beginDeveloper } from './beginDeveloper.ts'
export { toolsBeside } from './toolsBeside.tsx'
