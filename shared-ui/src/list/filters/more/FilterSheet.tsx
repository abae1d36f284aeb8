import Button from 'antd/es/button'
import Drawer from 'antd/es/drawer'
import { useTranslation } from 'react-i18next'
import { FilterControls, type FilterControlsProps } from './FilterControls.tsx'

export interface FilterSheetProps extends FilterControlsProps {
  open: boolean
  onClose: () => void
}

/** The filters of a narrow window: a sheet from below. They apply as they are chosen; the list stands behind it. */
export function FilterSheet({ open, onClose, ...controls }: FilterSheetProps) {
  const { t } = useTranslation('ui')
  return (
    <Drawer
      open={open}
      onClose={onClose}
      closable={{ placement: 'end' }}
      placement="bottom"
      size="auto"
      rootClassName="sf-filter-sheet"
      title={t('filter.filters')}
      footer={
        <Button block type="primary" onClick={onClose}>
          {t('filter.show')}
        </Button>
      }
    >
      <div className="sf-filter-panel">
        <FilterControls {...controls} />
      </div>
    </Drawer>
  )
}
