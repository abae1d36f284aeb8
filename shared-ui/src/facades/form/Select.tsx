import AntdSelect, { type SelectProps } from 'antd/es/select'
import { useTranslation } from 'react-i18next'

/**
 * antd's select, whose button that empties it is named in the language of the interface: antd itself says "Clear" in
 * every language.
 */
export function Select<Value = unknown>({ allowClear, ...props }: SelectProps<Value>) {
  const { t } = useTranslation('ui')
  const given = typeof allowClear === 'object' ? allowClear : {}
  return <AntdSelect<Value> {...props} allowClear={allowClear ? { label: t('action.clear'), ...given } : allowClear} />
}
