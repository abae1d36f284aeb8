import Button from 'antd/es/button'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  CloseOutlined,
  InfoCircleOutlined,
  WarningOutlined,
} from '../facades/icons/index.ts'
import { toast as toasts, type Toast } from './toast.ts'

const icons = {
  success: CheckCircleOutlined,
  info: InfoCircleOutlined,
  warning: WarningOutlined,
  error: CloseCircleOutlined,
}

/** One message. Its time stands still while the pointer or the keyboard is on it. */
export function ToastItem({ toast }: { toast: Toast }) {
  const { t } = useTranslation('ui')
  const [held, setHeld] = useState(false)
  const { action, description, duration, id, kind, text } = toast
  const Icon = icons[kind]

  useEffect(() => {
    if (held || duration === null || duration === undefined) return
    const timer = setTimeout(() => toasts.dismiss(id), duration)
    return () => clearTimeout(timer)
  }, [held, duration, id, text])

  const act = () => {
    toasts.dismiss(id)
    action?.onAction()
  }

  return (
    <div
      className={`sf-toast sf-toast-${kind}`}
      role={kind === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className="sf-toast-icon" />
      <div className="sf-toast-text">
        <span>{text}</span>
        {description && <span className="sf-toast-description">{description}</span>}
      </div>
      {action && (
        <Button size="small" className="sf-toast-action" onClick={act}>
          {typeof action.label === 'string' ? action.label : t(`action.${action.label.kit}`)}
        </Button>
      )}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={t('action.close')}
        onClick={() => toasts.dismiss(id)}
      />
    </div>
  )
}
