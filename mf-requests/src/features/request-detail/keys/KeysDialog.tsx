import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import styles from './keys.module.css'

const rows = [
  ['↑', '↓'],
  ['n'],
  ['1', '9'],
  ['0'],
  ['m'],
  ['q'],
  ['c'],
  ['z', '/'],
  ['i'],
  ['r'],
  ['a'],
  ['u'],
  ['Ctrl', 'Enter'],
  ['Esc'],
  ['?'],
] as const

/** Every key and what it does. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('requests')
  return (
    <Modal open centered width={520} title={t('keys.title')} footer={null} onCancel={onClose}>
      <dl className={styles.keys}>
        {rows.map((keys) => (
          <div key={keys[0]}>
            <dt>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && (
                    <span className={styles.between}>
                      {t(`keys.between.${keys[0] === '1' ? 'till' : keys[0] === 'Ctrl' ? 'and' : 'or'}`)}
                    </span>
                  )}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{t(`keys.does.${keys[0] === '↑' ? 'move' : keys[0]}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
