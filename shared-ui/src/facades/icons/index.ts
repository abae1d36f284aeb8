/**
 * The icons that the product uses, by name: Ant Design's drawings without its run-time styles and context, so that an area
 * bundles nothing but the paths. An icon is decoration unless it is given a `label`.
 */
import Api from '@ant-design/icons-svg/es/asn/ApiOutlined'
import Appstore from '@ant-design/icons-svg/es/asn/AppstoreOutlined'
import ArrowDown from '@ant-design/icons-svg/es/asn/ArrowDownOutlined'
import ArrowLeft from '@ant-design/icons-svg/es/asn/ArrowLeftOutlined'
import ArrowRight from '@ant-design/icons-svg/es/asn/ArrowRightOutlined'
import ArrowUp from '@ant-design/icons-svg/es/asn/ArrowUpOutlined'
import Bank from '@ant-design/icons-svg/es/asn/BankOutlined'
import Bars from '@ant-design/icons-svg/es/asn/BarsOutlined'
import Bell from '@ant-design/icons-svg/es/asn/BellOutlined'
import Calculator from '@ant-design/icons-svg/es/asn/CalculatorOutlined'
import Calendar from '@ant-design/icons-svg/es/asn/CalendarOutlined'
import CheckCircle from '@ant-design/icons-svg/es/asn/CheckCircleOutlined'
import Check from '@ant-design/icons-svg/es/asn/CheckOutlined'
import ClockCircle from '@ant-design/icons-svg/es/asn/ClockCircleOutlined'
import CloseCircle from '@ant-design/icons-svg/es/asn/CloseCircleOutlined'
import Close from '@ant-design/icons-svg/es/asn/CloseOutlined'
import CloudSync from '@ant-design/icons-svg/es/asn/CloudSyncOutlined'
import Contacts from '@ant-design/icons-svg/es/asn/ContactsOutlined'
import Copy from '@ant-design/icons-svg/es/asn/CopyOutlined'
import Dashboard from '@ant-design/icons-svg/es/asn/DashboardOutlined'
import Database from '@ant-design/icons-svg/es/asn/DatabaseOutlined'
import Delete from '@ant-design/icons-svg/es/asn/DeleteOutlined'
import Disconnect from '@ant-design/icons-svg/es/asn/DisconnectOutlined'
import Down from '@ant-design/icons-svg/es/asn/DownOutlined'
import Download from '@ant-design/icons-svg/es/asn/DownloadOutlined'
import Edit from '@ant-design/icons-svg/es/asn/EditOutlined'
import Ellipsis from '@ant-design/icons-svg/es/asn/EllipsisOutlined'
import Environment from '@ant-design/icons-svg/es/asn/EnvironmentOutlined'
import Euro from '@ant-design/icons-svg/es/asn/EuroOutlined'
import ExclamationCircle from '@ant-design/icons-svg/es/asn/ExclamationCircleOutlined'
import Export from '@ant-design/icons-svg/es/asn/ExportOutlined'
import Eye from '@ant-design/icons-svg/es/asn/EyeOutlined'
import Fall from '@ant-design/icons-svg/es/asn/FallOutlined'
import FileDone from '@ant-design/icons-svg/es/asn/FileDoneOutlined'
import FileExclamation from '@ant-design/icons-svg/es/asn/FileExclamationOutlined'
import FilePdf from '@ant-design/icons-svg/es/asn/FilePdfOutlined'
import FileSearch from '@ant-design/icons-svg/es/asn/FileSearchOutlined'
import FileText from '@ant-design/icons-svg/es/asn/FileTextOutlined'
import Filter from '@ant-design/icons-svg/es/asn/FilterOutlined'
import Fund from '@ant-design/icons-svg/es/asn/FundOutlined'
import Global from '@ant-design/icons-svg/es/asn/GlobalOutlined'
import Google from '@ant-design/icons-svg/es/asn/GoogleOutlined'
import History from '@ant-design/icons-svg/es/asn/HistoryOutlined'
import Holder from '@ant-design/icons-svg/es/asn/HolderOutlined'
import Home from '@ant-design/icons-svg/es/asn/HomeOutlined'
import Hourglass from '@ant-design/icons-svg/es/asn/HourglassOutlined'
import Idcard from '@ant-design/icons-svg/es/asn/IdcardOutlined'
import Import from '@ant-design/icons-svg/es/asn/ImportOutlined'
import Inbox from '@ant-design/icons-svg/es/asn/InboxOutlined'
import InfoCircle from '@ant-design/icons-svg/es/asn/InfoCircleOutlined'
import Key from '@ant-design/icons-svg/es/asn/KeyOutlined'
import Left from '@ant-design/icons-svg/es/asn/LeftOutlined'
import LineChart from '@ant-design/icons-svg/es/asn/LineChartOutlined'
import Link from '@ant-design/icons-svg/es/asn/LinkOutlined'
import Lock from '@ant-design/icons-svg/es/asn/LockOutlined'
import Login from '@ant-design/icons-svg/es/asn/LoginOutlined'
import Logout from '@ant-design/icons-svg/es/asn/LogoutOutlined'
import Mail from '@ant-design/icons-svg/es/asn/MailOutlined'
import Menu from '@ant-design/icons-svg/es/asn/MenuOutlined'
import MinusCircle from '@ant-design/icons-svg/es/asn/MinusCircleOutlined'
import Minus from '@ant-design/icons-svg/es/asn/MinusOutlined'
import More from '@ant-design/icons-svg/es/asn/MoreOutlined'
import PaperClip from '@ant-design/icons-svg/es/asn/PaperClipOutlined'
import Percentage from '@ant-design/icons-svg/es/asn/PercentageOutlined'
import Phone from '@ant-design/icons-svg/es/asn/PhoneOutlined'
import Plus from '@ant-design/icons-svg/es/asn/PlusOutlined'
import Printer from '@ant-design/icons-svg/es/asn/PrinterOutlined'
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
import Shopping from '@ant-design/icons-svg/es/asn/ShoppingOutlined'
import SortAscending from '@ant-design/icons-svg/es/asn/SortAscendingOutlined'
import Star from '@ant-design/icons-svg/es/asn/StarOutlined'
import Stop from '@ant-design/icons-svg/es/asn/StopOutlined'
import Swap from '@ant-design/icons-svg/es/asn/SwapOutlined'
import Sync from '@ant-design/icons-svg/es/asn/SyncOutlined'
import Table from '@ant-design/icons-svg/es/asn/TableOutlined'
import Tag from '@ant-design/icons-svg/es/asn/TagOutlined'
import Tags from '@ant-design/icons-svg/es/asn/TagsOutlined'
import Team from '@ant-design/icons-svg/es/asn/TeamOutlined'
import Undo from '@ant-design/icons-svg/es/asn/UndoOutlined'
import UnorderedList from '@ant-design/icons-svg/es/asn/UnorderedListOutlined'
import Up from '@ant-design/icons-svg/es/asn/UpOutlined'
import Upload from '@ant-design/icons-svg/es/asn/UploadOutlined'
import UserAdd from '@ant-design/icons-svg/es/asn/UserAddOutlined'
import User from '@ant-design/icons-svg/es/asn/UserOutlined'
import Warning from '@ant-design/icons-svg/es/asn/WarningOutlined'
import { createIcon } from './createIcon.tsx'

export const ApiOutlined = /* @__PURE__ */ createIcon(Api)
export const AppstoreOutlined = /* @__PURE__ */ createIcon(Appstore)
export const ArrowDownOutlined = /* @__PURE__ */ createIcon(ArrowDown)
export const ArrowLeftOutlined = /* @__PURE__ */ createIcon(ArrowLeft)
export const ArrowRightOutlined = /* @__PURE__ */ createIcon(ArrowRight)
export const ArrowUpOutlined = /* @__PURE__ */ createIcon(ArrowUp)
export const BankOutlined = /* @__PURE__ */ createIcon(Bank)
export const BarsOutlined = /* @__PURE__ */ createIcon(Bars)
export const BellOutlined = /* @__PURE__ */ createIcon(Bell)
export const CalculatorOutlined = /* @__PURE__ */ createIcon(Calculator)
export const CalendarOutlined = /* @__PURE__ */ createIcon(Calendar)
export const CheckCircleOutlined = /* @__PURE__ */ createIcon(CheckCircle)
export const CheckOutlined = /* @__PURE__ */ createIcon(Check)
export const ClockCircleOutlined = /* @__PURE__ */ createIcon(ClockCircle)
export const CloseCircleOutlined = /* @__PURE__ */ createIcon(CloseCircle)
export const CloseOutlined = /* @__PURE__ */ createIcon(Close)
export const CloudSyncOutlined = /* @__PURE__ */ createIcon(CloudSync)
export const ContactsOutlined = /* @__PURE__ */ createIcon(Contacts)
export const CopyOutlined = /* @__PURE__ */ createIcon(Copy)
export const DashboardOutlined = /* @__PURE__ */ createIcon(Dashboard)
export const DatabaseOutlined = /* @__PURE__ */ createIcon(Database)
export const DeleteOutlined = /* @__PURE__ */ createIcon(Delete)
export const DisconnectOutlined = /* @__PURE__ */ createIcon(Disconnect)
export const DownOutlined = /* @__PURE__ */ createIcon(Down)
export const DownloadOutlined = /* @__PURE__ */ createIcon(Download)
export const EditOutlined = /* @__PURE__ */ createIcon(Edit)
export const EllipsisOutlined = /* @__PURE__ */ createIcon(Ellipsis)
export const EnvironmentOutlined = /* @__PURE__ */ createIcon(Environment)
export const EuroOutlined = /* @__PURE__ */ createIcon(Euro)
export const ExclamationCircleOutlined = /* @__PURE__ */ createIcon(ExclamationCircle)
export const ExportOutlined = /* @__PURE__ */ createIcon(Export)
export const EyeOutlined = /* @__PURE__ */ createIcon(Eye)
export const FallOutlined = /* @__PURE__ */ createIcon(Fall)
export const FileDoneOutlined = /* @__PURE__ */ createIcon(FileDone)
export const FileExclamationOutlined = /* @__PURE__ */ createIcon(FileExclamation)
export const FilePdfOutlined = /* @__PURE__ */ createIcon(FilePdf)
export const FileSearchOutlined = /* @__PURE__ */ createIcon(FileSearch)
export const FileTextOutlined = /* @__PURE__ */ createIcon(FileText)
export const FilterOutlined = /* @__PURE__ */ createIcon(Filter)
export const FundOutlined = /* @__PURE__ */ createIcon(Fund)
export const GlobalOutlined = /* @__PURE__ */ createIcon(Global)
export const GoogleOutlined = /* @__PURE__ */ createIcon(Google)
export const HistoryOutlined = /* @__PURE__ */ createIcon(History)
export const HolderOutlined = /* @__PURE__ */ createIcon(Holder)
export const HomeOutlined = /* @__PURE__ */ createIcon(Home)
export const HourglassOutlined = /* @__PURE__ */ createIcon(Hourglass)
export const IdcardOutlined = /* @__PURE__ */ createIcon(Idcard)
export const ImportOutlined = /* @__PURE__ */ createIcon(Import)
export const InboxOutlined = /* @__PURE__ */ createIcon(Inbox)
export const InfoCircleOutlined = /* @__PURE__ */ createIcon(InfoCircle)
export const KeyOutlined = /* @__PURE__ */ createIcon(Key)
export const LeftOutlined = /* @__PURE__ */ createIcon(Left)
export const LineChartOutlined = /* @__PURE__ */ createIcon(LineChart)
export const LinkOutlined = /* @__PURE__ */ createIcon(Link)
export const LockOutlined = /* @__PURE__ */ createIcon(Lock)
export const LoginOutlined = /* @__PURE__ */ createIcon(Login)
export const LogoutOutlined = /* @__PURE__ */ createIcon(Logout)
export const MailOutlined = /* @__PURE__ */ createIcon(Mail)
export const MenuOutlined = /* @__PURE__ */ createIcon(Menu)
export const MinusCircleOutlined = /* @__PURE__ */ createIcon(MinusCircle)
export const MinusOutlined = /* @__PURE__ */ createIcon(Minus)
export const MoreOutlined = /* @__PURE__ */ createIcon(More)
export const PaperClipOutlined = /* @__PURE__ */ createIcon(PaperClip)
export const PercentageOutlined = /* @__PURE__ */ createIcon(Percentage)
export const PhoneOutlined = /* @__PURE__ */ createIcon(Phone)
export const PlusOutlined = /* @__PURE__ */ createIcon(Plus)
export const PrinterOutlined = /* @__PURE__ */ createIcon(Printer)
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
export const ShoppingOutlined = /* @__PURE__ */ createIcon(Shopping)
export const SortAscendingOutlined = /* @__PURE__ */ createIcon(SortAscending)
export const StarOutlined = /* @__PURE__ */ createIcon(Star)
export const StopOutlined = /* @__PURE__ */ createIcon(Stop)
export const SwapOutlined = /* @__PURE__ */ createIcon(Swap)
export const SyncOutlined = /* @__PURE__ */ createIcon(Sync)
export const TableOutlined = /* @__PURE__ */ createIcon(Table)
export const TagOutlined = /* @__PURE__ */ createIcon(Tag)
export const TagsOutlined = /* @__PURE__ */ createIcon(Tags)
export const TeamOutlined = /* @__PURE__ */ createIcon(Team)
export const UndoOutlined = /* @__PURE__ */ createIcon(Undo)
export const UnorderedListOutlined = /* @__PURE__ */ createIcon(UnorderedList)
export const UpOutlined = /* @__PURE__ */ createIcon(Up)
export const UploadOutlined = /* @__PURE__ */ createIcon(Upload)
export const UserAddOutlined = /* @__PURE__ */ createIcon(UserAdd)
export const UserOutlined = /* @__PURE__ */ createIcon(User)
export const WarningOutlined = /* @__PURE__ */ createIcon(Warning)
export type { IconProps } from './createIcon.tsx'
