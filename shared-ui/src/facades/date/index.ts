/// <reference path="../../css.d.ts" />
/** Date fields. Their values are `YYYY-MM-DD` text; dayjs stays inside. */
export { DateInput, type DateInputProps } from './DateInput.tsx'
