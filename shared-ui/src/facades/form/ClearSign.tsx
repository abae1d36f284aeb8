import { useTranslation } from 'react-i18next'
import { CloseCircleOutlined } from '../icons/index.ts'

/**
 * What the button that empties a field shows and is called: `allowClear={{ clearIcon: <ClearSign /> }}`. antd's own is
 * called "close-circle".
 */
export function ClearSign() {
  const { t } = useTranslation('ui')
  return <CloseCircleOutlined label={t('action.clear')} />
}
