/// <reference path="../css.d.ts" />
/** How a tiered price is seen: which step a quantity is on, how far the next one is, and the ladder itself. */
export { TierChart, type TierChartProps } from './TierChart.tsx'
export { TierGlyph, type TierGlyphProps } from './TierGlyph.tsx'
export { TierMark, type TierMarkProps } from './TierMark.tsx'
export { TierSentence } from './TierSentence.tsx'
export type { TierSteps } from './TierSteps.ts'
