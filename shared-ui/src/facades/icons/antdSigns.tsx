import type { ConfigProviderProps } from 'antd/es/config-provider'
import {
  CheckCircleFilled,
  CloseCircleFilled,
  CloseCircleOutlined,
  CloseOutlined,
  DownOutlined,
  ExclamationCircleFilled,
  EyeInvisibleOutlined,
  EyeOutlined,
  InfoCircleFilled,
  LoadingOutlined,
} from './index.ts'

const turning = <LoadingOutlined className="sf-turn" />

/**
 * The signs that antd puts into its components by itself. Its own are called "loading", "down" and
 * "exclamation-circle" in every language, and are read out; these say nothing.
 */
export const antdSigns = {
  alert: {
    successIcon: <CheckCircleFilled />,
    infoIcon: <InfoCircleFilled />,
    warningIcon: <ExclamationCircleFilled />,
    errorIcon: <CloseCircleFilled />,
  },
  button: { autoInsertSpace: false, loadingIcon: turning },
  datePicker: { allowClear: { clearIcon: <CloseCircleFilled /> } },
  inputPassword: { iconRender: (shown: boolean) => (shown ? <EyeOutlined /> : <EyeInvisibleOutlined />) },
  select: {
    suffixIcon: <DownOutlined />,
    loadingIcon: turning,
    clearIcon: <CloseCircleOutlined />,
    removeIcon: <CloseOutlined />,
  },
} satisfies ConfigProviderProps
