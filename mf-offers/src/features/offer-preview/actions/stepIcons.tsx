import {
  BellOutlined,
  CalendarOutlined,
  CheckCircleOutlined,
  CloseCircleOutlined,
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  FilePdfOutlined,
  HistoryOutlined,
  SendOutlined,
  UndoOutlined,
  UserAddOutlined,
} from '@staffel/shared-ui/icons'
import type { ReactNode } from 'react'
import type { OfferStep } from './nextStep.ts'

export const stepIcons: Readonly<Record<OfferStep, ReactNode>> = {
  sign: <CheckCircleOutlined />,
  issue: <SendOutlined />,
  send: <SendOutlined />,
  remind: <BellOutlined />,
  accept: <CheckCircleOutlined />,
  decline: <CloseCircleOutlined />,
  extend: <CalendarOutlined />,
  revise: <EditOutlined />,
  reopen: <UndoOutlined />,
  'undo-acceptance': <UndoOutlined />,
  edit: <EditOutlined />,
  duplicate: <CopyOutlined />,
  versions: <HistoryOutlined />,
  pdf: <FilePdfOutlined />,
  assign: <UserAddOutlined />,
  discard: <DeleteOutlined />,
  delete: <DeleteOutlined />,
}
