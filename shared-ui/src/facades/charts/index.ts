/// <reference path="../../css.d.ts" />
/** Small drawings of figures; the figures themselves stand in a table beside them. */
export { BarChart, type Bar, type BarChartProps } from './BarChart.tsx'
