import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import { LeftOutlined, RightOutlined } from '../../facades/icons/index.ts'
import { PageNumbers } from './PageNumbers.tsx'
import { PageSizeSelect } from './PageSizeSelect.tsx'
import './pagination.css'
import { hasNext, pageCount, type Paging } from './paging.ts'

export interface PaginationBarProps extends Paging {
  onPage: (page: number) => void
  /** Between Previous and Next: "Page 2" (`label`), "Page 2 / 7" (`of`), or buttons with numbers. */
  variant?: 'label' | 'of' | 'numbers'
  /** How many numbers at most. */
  most?: number
  /** Lets the page size be chosen. */
  sizes?: { options: readonly number[]; onChange: (size: number) => void }
  /** While the next page is on its way. */
  busy?: boolean
}

/** Previous, where we are, Next. */
export function PaginationBar({ onPage, variant = 'label', most = 5, sizes, busy, ...paging }: PaginationBarProps) {
  const { t } = useTranslation('ui')
  const { page } = paging
  const pages = pageCount(paging)
  const isWhole = page === 1 && !hasNext(paging)
  // Everything is there already, however many rows a page may have.
  if (isWhole && paging.total <= Math.min(paging.pageSize, ...(sizes?.options ?? []))) return null
  return (
    <nav className="sf-pagination" aria-label={t('pagination.label')}>
      {sizes && <PageSizeSelect value={paging.pageSize} {...sizes} />}
      <div className={`sf-pagination-pages${variant === 'numbers' ? ' sf-pagination-numbered' : ''}`}>
        <Button icon={<LeftOutlined />} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <span className="sf-pagination-word">{t('pagination.previous')}</span>
        </Button>
        {variant === 'numbers' ? (
          <PageNumbers page={page} pages={pages} most={most} onPage={onPage} />
        ) : (
          <span className="sf-pagination-label" aria-live="polite">
            {t(variant === 'of' ? 'pagination.pageOf' : 'pagination.page', { page, pages })}
          </span>
        )}
        <Button
          icon={<RightOutlined />}
          iconPlacement="end"
          disabled={busy || !hasNext(paging)}
          onClick={() => onPage(page + 1)}
        >
          <span className="sf-pagination-word">{t('pagination.next')}</span>
        </Button>
      </div>
    </nav>
  )
}
