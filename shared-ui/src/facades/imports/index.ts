/// <reference path="../../css.d.ts" />
/** A file on its way in: how it is read and what it will do is seen before anything is stored. */
export { ChangeList, type ListedChange } from './ChangeList.tsx'
export { ColumnChoice, type ColumnChoiceProps } from './ColumnChoice.tsx'
export { ColumnTable, type ColumnTableProps } from './ColumnTable.tsx'
export { FileImportDialog, type FileImportDialogProps, type ReadingAgain } from './FileImportDialog.tsx'
export { ImportFigures } from './ImportFigures.tsx'
export { LeftOutRows } from './LeftOutRows.tsx'
