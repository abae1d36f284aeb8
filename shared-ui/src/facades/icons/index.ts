/**
 * The icons that the product uses, by name: Ant Design's drawings without its run-time styles and context, so that an
 * area bundles nothing but the paths. An icon is decoration unless it is given a `label`.
 */
import Api from '@ant-design/icons-svg/es/asn/ApiOutlined'
import Appstore from '@ant-design/icons-svg/es/asn/AppstoreOutlined'
import ArrowDown from '@ant-design/icons-svg/es/asn/ArrowDownOutlined'
import ArrowLeft from '@ant-design/icons-svg/es/asn/ArrowLeftOutlined'
import ArrowUp from '@ant-design/icons-svg/es/asn/ArrowUpOutlined'
import Bank from '@ant-design/icons-svg/es/asn/BankOutlined'
import Bell from '@ant-design/icons-svg/es/asn/BellOutlined'
import Calendar from '@ant-design/icons-svg/es/asn/CalendarOutlined'
import CheckCircleFull from '@ant-design/icons-svg/es/asn/CheckCircleFilled'
import CheckCircle from '@ant-design/icons-svg/es/asn/CheckCircleOutlined'
import Check from '@ant-design/icons-svg/es/asn/CheckOutlined'
import ClockCircle from '@ant-design/icons-svg/es/asn/ClockCircleOutlined'
import CloseCircleFull from '@ant-design/icons-svg/es/asn/CloseCircleFilled'
import CloseCircle from '@ant-design/icons-svg/es/asn/CloseCircleOutlined'
import Close from '@ant-design/icons-svg/es/asn/CloseOutlined'
import Copy from '@ant-design/icons-svg/es/asn/CopyOutlined'
import Dashboard from '@ant-design/icons-svg/es/asn/DashboardOutlined'
import Delete from '@ant-design/icons-svg/es/asn/DeleteOutlined'
import Desktop from '@ant-design/icons-svg/es/asn/DesktopOutlined'
import Disconnect from '@ant-design/icons-svg/es/asn/DisconnectOutlined'
import Down from '@ant-design/icons-svg/es/asn/DownOutlined'
import Download from '@ant-design/icons-svg/es/asn/DownloadOutlined'
import Edit from '@ant-design/icons-svg/es/asn/EditOutlined'
import Euro from '@ant-design/icons-svg/es/asn/EuroOutlined'
import ExclamationCircleFull from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled'
import ExclamationCircle from '@ant-design/icons-svg/es/asn/ExclamationCircleOutlined'
import Export from '@ant-design/icons-svg/es/asn/ExportOutlined'
import EyeInvisible from '@ant-design/icons-svg/es/asn/EyeInvisibleOutlined'
import Eye from '@ant-design/icons-svg/es/asn/EyeOutlined'
import FileDone from '@ant-design/icons-svg/es/asn/FileDoneOutlined'
import FilePdf from '@ant-design/icons-svg/es/asn/FilePdfOutlined'
import FileSearch from '@ant-design/icons-svg/es/asn/FileSearchOutlined'
import FileText from '@ant-design/icons-svg/es/asn/FileTextOutlined'
import Global from '@ant-design/icons-svg/es/asn/GlobalOutlined'
import History from '@ant-design/icons-svg/es/asn/HistoryOutlined'
import Holder from '@ant-design/icons-svg/es/asn/HolderOutlined'
import Hourglass from '@ant-design/icons-svg/es/asn/HourglassOutlined'
import Inbox from '@ant-design/icons-svg/es/asn/InboxOutlined'
import InfoCircleFull from '@ant-design/icons-svg/es/asn/InfoCircleFilled'
import InfoCircle from '@ant-design/icons-svg/es/asn/InfoCircleOutlined'
import Left from '@ant-design/icons-svg/es/asn/LeftOutlined'
import Link from '@ant-design/icons-svg/es/asn/LinkOutlined'
import Loading from '@ant-design/icons-svg/es/asn/LoadingOutlined'
import Lock from '@ant-design/icons-svg/es/asn/LockOutlined'
import Login from '@ant-design/icons-svg/es/asn/LoginOutlined'
import Logout from '@ant-design/icons-svg/es/asn/LogoutOutlined'
import Mail from '@ant-design/icons-svg/es/asn/MailOutlined'
import MinusCircle from '@ant-design/icons-svg/es/asn/MinusCircleOutlined'
import Minus from '@ant-design/icons-svg/es/asn/MinusOutlined'
import Moon from '@ant-design/icons-svg/es/asn/MoonOutlined'
import Merge from '@ant-design/icons-svg/es/asn/MergeOutlined'
import More from '@ant-design/icons-svg/es/asn/MoreOutlined'
import PaperClip from '@ant-design/icons-svg/es/asn/PaperClipOutlined'
import Plus from '@ant-design/icons-svg/es/asn/PlusOutlined'
import QuestionCircle from '@ant-design/icons-svg/es/asn/QuestionCircleOutlined'
import Reload from '@ant-design/icons-svg/es/asn/ReloadOutlined'
import Right from '@ant-design/icons-svg/es/asn/RightOutlined'
import Rise from '@ant-design/icons-svg/es/asn/RiseOutlined'
import Safety from '@ant-design/icons-svg/es/asn/SafetyOutlined'
import Save from '@ant-design/icons-svg/es/asn/SaveOutlined'
import Search from '@ant-design/icons-svg/es/asn/SearchOutlined'
import Send from '@ant-design/icons-svg/es/asn/SendOutlined'
import Setting from '@ant-design/icons-svg/es/asn/SettingOutlined'
import Shop from '@ant-design/icons-svg/es/asn/ShopOutlined'
import Star from '@ant-design/icons-svg/es/asn/StarOutlined'
import Stop from '@ant-design/icons-svg/es/asn/StopOutlined'
import Sun from '@ant-design/icons-svg/es/asn/SunOutlined'
import Swap from '@ant-design/icons-svg/es/asn/SwapOutlined'
import Team from '@ant-design/icons-svg/es/asn/TeamOutlined'
import Undo from '@ant-design/icons-svg/es/asn/UndoOutlined'
import Upload from '@ant-design/icons-svg/es/asn/UploadOutlined'
import UserAdd from '@ant-design/icons-svg/es/asn/UserAddOutlined'
import User from '@ant-design/icons-svg/es/asn/UserOutlined'
import Warning from '@ant-design/icons-svg/es/asn/WarningOutlined'
import { createIcon } from './createIcon.tsx'

export const ApiOutlined = /* @__PURE__ */ createIcon(Api)
export const AppstoreOutlined = /* @__PURE__ */ createIcon(Appstore)
export const ArrowDownOutlined = /* @__PURE__ */ createIcon(ArrowDown)
export const ArrowLeftOutlined = /* @__PURE__ */ createIcon(ArrowLeft)
export const ArrowUpOutlined = /* @__PURE__ */ createIcon(ArrowUp)
export const BankOutlined = /* @__PURE__ */ createIcon(Bank)
export const BellOutlined = /* @__PURE__ */ createIcon(Bell)
export const CalendarOutlined = /* @__PURE__ */ createIcon(Calendar)
export const CheckCircleFilled = /* @__PURE__ */ createIcon(CheckCircleFull)
export const CheckCircleOutlined = /* @__PURE__ */ createIcon(CheckCircle)
export const CheckOutlined = /* @__PURE__ */ createIcon(Check)
export const ClockCircleOutlined = /* @__PURE__ */ createIcon(ClockCircle)
export const CloseCircleFilled = /* @__PURE__ */ createIcon(CloseCircleFull)
export const CloseCircleOutlined = /* @__PURE__ */ createIcon(CloseCircle)
export const CloseOutlined = /* @__PURE__ */ createIcon(Close)
export const CopyOutlined = /* @__PURE__ */ createIcon(Copy)
export const DashboardOutlined = /* @__PURE__ */ createIcon(Dashboard)
export const DeleteOutlined = /* @__PURE__ */ createIcon(Delete)
export const DesktopOutlined = /* @__PURE__ */ createIcon(Desktop)
export const DisconnectOutlined = /* @__PURE__ */ createIcon(Disconnect)
export const DownOutlined = /* @__PURE__ */ createIcon(Down)
export const DownloadOutlined = /* @__PURE__ */ createIcon(Download)
export const EditOutlined = /* @__PURE__ */ createIcon(Edit)
export const EuroOutlined = /* @__PURE__ */ createIcon(Euro)
export const ExclamationCircleFilled = /* @__PURE__ */ createIcon(ExclamationCircleFull)
export const ExclamationCircleOutlined = /* @__PURE__ */ createIcon(ExclamationCircle)
export const ExportOutlined = /* @__PURE__ */ createIcon(Export)
export const EyeInvisibleOutlined = /* @__PURE__ */ createIcon(EyeInvisible)
export const EyeOutlined = /* @__PURE__ */ createIcon(Eye)
export const FileDoneOutlined = /* @__PURE__ */ createIcon(FileDone)
export const FilePdfOutlined = /* @__PURE__ */ createIcon(FilePdf)
export const FileSearchOutlined = /* @__PURE__ */ createIcon(FileSearch)
export const FileTextOutlined = /* @__PURE__ */ createIcon(FileText)
export const GlobalOutlined = /* @__PURE__ */ createIcon(Global)
export const HistoryOutlined = /* @__PURE__ */ createIcon(History)
export const HolderOutlined = /* @__PURE__ */ createIcon(Holder)
export const HourglassOutlined = /* @__PURE__ */ createIcon(Hourglass)
export const InboxOutlined = /* @__PURE__ */ createIcon(Inbox)
export const InfoCircleFilled = /* @__PURE__ */ createIcon(InfoCircleFull)
export const InfoCircleOutlined = /* @__PURE__ */ createIcon(InfoCircle)
export const LeftOutlined = /* @__PURE__ */ createIcon(Left)
export const LinkOutlined = /* @__PURE__ */ createIcon(Link)
export const LoadingOutlined = /* @__PURE__ */ createIcon(Loading)
export const LockOutlined = /* @__PURE__ */ createIcon(Lock)
export const LoginOutlined = /* @__PURE__ */ createIcon(Login)
export const LogoutOutlined = /* @__PURE__ */ createIcon(Logout)
export const MailOutlined = /* @__PURE__ */ createIcon(Mail)
export const MinusCircleOutlined = /* @__PURE__ */ createIcon(MinusCircle)
export const MinusOutlined = /* @__PURE__ */ createIcon(Minus)
export const MoonOutlined = /* @__PURE__ */ createIcon(Moon)
export const MergeOutlined = /* @__PURE__ */ createIcon(Merge)
export const MoreOutlined = /* @__PURE__ */ createIcon(More)
export const PaperClipOutlined = /* @__PURE__ */ createIcon(PaperClip)
export const PlusOutlined = /* @__PURE__ */ createIcon(Plus)
export const QuestionCircleOutlined = /* @__PURE__ */ createIcon(QuestionCircle)
export const ReloadOutlined = /* @__PURE__ */ createIcon(Reload)
export const RightOutlined = /* @__PURE__ */ createIcon(Right)
export const RiseOutlined = /* @__PURE__ */ createIcon(Rise)
export const SafetyOutlined = /* @__PURE__ */ createIcon(Safety)
export const SaveOutlined = /* @__PURE__ */ createIcon(Save)
export const SearchOutlined = /* @__PURE__ */ createIcon(Search)
export const SendOutlined = /* @__PURE__ */ createIcon(Send)
export const SettingOutlined = /* @__PURE__ */ createIcon(Setting)
export const ShopOutlined = /* @__PURE__ */ createIcon(Shop)
export const StarOutlined = /* @__PURE__ */ createIcon(Star)
export const StopOutlined = /* @__PURE__ */ createIcon(Stop)
export const SunOutlined = /* @__PURE__ */ createIcon(Sun)
export const SwapOutlined = /* @__PURE__ */ createIcon(Swap)
export const TeamOutlined = /* @__PURE__ */ createIcon(Team)
export const UndoOutlined = /* @__PURE__ */ createIcon(Undo)
export const UploadOutlined = /* @__PURE__ */ createIcon(Upload)
export const UserAddOutlined = /* @__PURE__ */ createIcon(UserAdd)
export const UserOutlined = /* @__PURE__ */ createIcon(User)
export const WarningOutlined = /* @__PURE__ */ createIcon(Warning)
export type { IconProps } from './createIcon.tsx'
