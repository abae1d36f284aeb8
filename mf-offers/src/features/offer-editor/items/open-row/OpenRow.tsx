import { PlusOutlined } from '@staffel/shared-ui/icons'
import { ProductCombobox, type ProductComboboxProps } from './ProductCombobox.tsx'
import itemStyles from '../items.module.css'
import styles from './open-row.module.css'

/** The last row of the table, which is always open: what is chosen in it becomes a line above it. */
export function OpenRow(props: ProductComboboxProps) {
  return (
    <tr className={styles.openRow}>
      <td className={`${itemStyles.itemHandle} ${styles.plus}`}>
        <PlusOutlined />
      </td>
      <td colSpan={6}>
        <ProductCombobox {...props} />
      </td>
    </tr>
  )
}
