/// <reference path="../../css.d.ts" />
/** What opens above a screen. */
export { default as Drawer, type DrawerProps } from 'antd/es/drawer'
export { Modal, type ModalProps } from './Modal.tsx'
export { default as Popover, type PopoverProps } from 'antd/es/popover'
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'
export { ConflictDialog, type ConflictDialogProps } from './ConflictDialog.tsx'
export { UnsavedChangesGuard, type UnsavedChangesGuardProps } from './UnsavedChangesGuard.tsx'
