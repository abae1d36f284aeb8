import type { ProductDetail } from '@staffel/shared-api/contract'
import { Alert, Button, ButtonLink, Screen, Text, useRecentThing, useScreenActions } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { EditOutlined } from '@staffel/shared-ui/icons'
import { lazyPart, useNavigate } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { useDuplicate } from '../../parts/actions/useDuplicate.ts'
import { useRestore } from '../../parts/actions/useRestore.ts'
import { ProductBadges } from '../../parts/ProductBadges.tsx'
import { useMayEdit } from '../../parts/useMayEdit.ts'
import { paths } from '../../paths.ts'
import { LadderCard } from './LadderCard.tsx'
import { NumbersCard, SaleCard } from './FactCards.tsx'
import { ProductMenu } from './ProductMenu.tsx'
import { PicturesCard } from './pictures/PicturesCard.tsx'
import { PriceListsCard } from './PriceListsCard.tsx'
import { OfferedCard } from './OfferedCard.tsx'
import styles from './product-page.module.css'
import { TellingCard } from './TellingCard.tsx'

const ArchiveDialog = lazyPart(async () => (await import('../../parts/actions/ArchiveDialog.tsx')).ArchiveDialog)

/** The product, its ladder first; what it is sold by stands beside it. */
export function ProductView({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalogue')
  const navigate = useNavigate()
  const { product_id: id, product_name: name, sku, product_group_name: group, status } = product
  const [isDoomed, setIsDoomed] = useState(false)
  // Once here it stays, so that it closes as it opened.
  const [hasAsked, setHasAsked] = useState(false)
  if (!hasAsked && isDoomed) setHasAsked(true)
  const [isLadderOpen, setIsLadderOpen] = useState(false)
  const duplicate = useDuplicate()
  const restore = useRestore()
  const mayEdit = useMayEdit()
  const isArchived = status === 'archived'
  const isOpen = mayEdit && !isArchived
  useRecentThing({ path: paths.product(id), label: name, icon: 'products', ...(sku && { detail: sku }) })

  useScreenActions(
    isOpen
      ? [
          {
            id: 'edit',
            label: t('form.editProduct'),
            icon: <EditOutlined />,
            shortcut: 'e',
            run: () => void navigate(paths.editProduct(id)),
          },
        ]
      : [],
  )

  return (
    <Screen
      title={name}
      status={<ProductBadges product={product} />}
      subtitle={
        <Text numeric tone="muted">
          {[sku, group].filter(Boolean).join(' · ') || '\u00a0'}
        </Text>
      }
      back={{ to: paths.products(), label: t('list.title') }}
      actions={
        isOpen && (
          <>
            <ProductMenu
              pending={duplicate.isPending}
              onDuplicate={() => duplicate.run(product)}
              onArchive={() => setIsDoomed(true)}
            />
            <ButtonLink
              // The next step is then to save the ladder.
              type={isLadderOpen ? 'default' : 'primary'}
              icon={<EditOutlined />}
              to={paths.editProduct(id)}
              aria-keyshortcuts="e"
              title={t('shortcut', { key: 'E' })}
            >
              {t('form.editProduct')}
            </ButtonLink>
          </>
        )
      }
    >
      {isArchived && (
        <Alert
          type="warning"
          showIcon
          title={t('archive.archived')}
          action={
            mayEdit && (
              <Button size="small" onClick={() => restore(product)}>
                {t('archive.restore')}
              </Button>
            )
          }
        />
      )}
      <div className={styles.page}>
        <div className={styles.column}>
          <LadderCard product={product} isFixed={!isOpen} onEditing={setIsLadderOpen} />
          <TellingCard product={product} />
          <OfferedCard product={product} />
        </div>
        <div className={styles.column}>
          <PicturesCard key={id} product={product} isFixed={!isOpen} />
          <SaleCard product={product} />
          {mayEdit && <PriceListsCard product={product} />}
          <NumbersCard product={product} />
        </div>
      </div>
      {hasAsked && (
        <Suspense>
          <ArchiveDialog
            product={isDoomed ? product : null}
            onClose={() => setIsDoomed(false)}
            onArchived={() => {
              setIsDoomed(false)
              void navigate(paths.products(), { replace: true })
            }}
          />
        </Suspense>
      )}
    </Screen>
  )
}
