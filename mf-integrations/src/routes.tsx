import type { AreaModule } from '@staffel/shared-ui/area'
import { ExactStatusPage } from './features/exact-status/ExactStatusPage.tsx'
import { paths } from './paths.ts'

export const routes: AreaModule['routes'] = [{ id: 'integrations.exact', path: paths.exact(), Component: ExactStatusPage }]
