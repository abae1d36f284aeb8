import Button from 'antd/es/button'
import Drawer from 'antd/es/drawer'
import { useTranslation } from 'react-i18next'
import { FilterControls, type FilterControlsProps } from './FilterControls.tsx'

export interface FilterSheetProps extends FilterControlsProps {
  open: boolean
  onClose: () => void
  onReset?: () => void
}

/** The filters of a phone: a sheet from below. They apply as they are chosen; the list stands behind it. */
export function FilterSheet({ open, onClose, onReset, ...controls }: FilterSheetProps) {
  const { t } = useTranslation('ui')
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="bottom"
      size="auto"
      rootClassName="sf-filter-sheet"
      title={t('filter.filters')}
      footer={
        <div className="sf-filter-sheet-foot">
          {onReset && <Button onClick={onReset}>{t('filter.reset')}</Button>}
          <Button type="primary" onClick={onClose}>
            {t('filter.show')}
          </Button>
        </div>
      }
    >
      <div className="sf-filter-sheet-body">
        <FilterControls {...controls} />
      </div>
    </Drawer>
  )
}
