/// <reference path="../../css.d.ts" />
/** What sign-in and layout need: the first load. Tables, forms, dates and dialogs are groups of their own. */
export { default as Alert, type AlertProps } from 'antd/es/alert'
export { default as Avatar, type AvatarProps } from 'antd/es/avatar/Avatar'
export { default as Button, type ButtonProps } from 'antd/es/button'
export { Dropdown, type DropdownProps } from './Dropdown.tsx'
export { default as Flex } from 'antd/es/flex'
export type { FlexProps } from 'antd/es/flex/interface'
export { default as Spin, type SpinProps } from 'antd/es/spin'
export { default as Tooltip, type TooltipProps } from 'antd/es/tooltip'

export { ThemeProvider, type ThemeProviderProps } from '../../theme/ThemeProvider.tsx'
export { chooseScheme, useSchemeChoice, type SchemeChoice } from '../../theme/colourScheme.ts'
export { Card, type CardProps } from './Card.tsx'
export { Heading, type HeadingProps } from './Heading.tsx'
export { Text, type TextProps } from './Text.tsx'
export { Unbroken } from './Unbroken.tsx'
export { LanguageSwitch } from './LanguageSwitch.tsx'
export { useIsPhone } from './useIsPhone.ts'
export { useIsWide } from './useIsWide.ts'

export { isFreeKey, isTyping } from '../../commands/isFreeKey.ts'
export { onFrameDialog, openFrameDialog, type FrameDialogName } from '../../commands/frameDialog.ts'
export { screenActions, useScreenActions, type ScreenAction } from '../../commands/screenActions.ts'
export { mergeThings, openedThings, useRecentThing, type RecentThing } from '../../commands/recentThings.ts'

export {
  isGuestModule,
  SlotGuest,
  SlotsContext,
  useAnnounceChange,
  useGuests,
  useReportUnsaved,
  type Guest,
  type GuestModule,
  type NamedGuest,
  type Place,
  type PlaceContexts,
  type Slots,
  type UnsavedWork,
} from '../../area/slots/index.ts'

export { ButtonLink, type ButtonLinkProps } from '../../screen/ButtonLink.tsx'
export { Facts, type Fact } from '../../screen/Facts.tsx'
export { Screen, type ScreenProps } from '../../screen/Screen.tsx'
export { TabList, tabPanel, type TabListProps } from '../../screen/TabList.tsx'
export { EmptyState, type EmptyStateProps } from '../../states/EmptyState.tsx'
export { failureSeen, type SeenId } from '../../states/failureSeen.ts'
export { ErrorState, type ErrorStateProps } from '../../states/ErrorState.tsx'
export { LoadingState, type LoadingStateProps } from '../../states/LoadingState.tsx'
export { NotFoundState, type NotFoundStateProps } from '../../states/NotFoundState.tsx'
export { StatePanel, type StatePanelProps } from '../../states/StatePanel.tsx'
export { toast, type Toast, type ToastOptions } from '../../toast/toast.ts'
