import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import { pageWindow } from './paging.ts'

export interface PageNumbersProps {
  page: number
  pages: number
  most: number
  onPage: (page: number) => void
}

/** Buttons with page numbers around the current one. */
export function PageNumbers({ page, pages, most, onPage }: PageNumbersProps) {
  const { t } = useTranslation('ui')
  return (
    <span className="sf-pagination-numbers">
      {pageWindow(page, pages, most).map((number) => (
        <Button
          key={number}
          type="text"
          aria-label={t('pagination.goTo', { page: number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </Button>
      ))}
    </span>
  )
}
