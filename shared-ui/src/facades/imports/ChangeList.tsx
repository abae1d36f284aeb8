import { Text } from '../core/Text.tsx'
import './imports.css'

/** What becomes of one thing. */
export interface ListedChange {
  readonly key: string
  readonly title: string
  /** Which one it is, beside its title. */
  readonly detail?: string
  /** In a word; where it is left out, its fields say it. */
  readonly said?: string
  /** `from` is null where there was nothing. */
  readonly fields?: readonly { readonly label?: string; readonly from: string | null; readonly to: string }[]
}

export interface ChangeListProps {
  readonly label: string
  readonly changes: readonly ListedChange[]
  /** Where the list goes on: how far. */
  readonly more?: string | null
}

/** Thing for thing what a file will do. */
export function ChangeList({ label, changes, more }: ChangeListProps) {
  if (changes.length === 0) return null
  return (
    <div className="sf-import-changes" tabIndex={0} role="group" aria-label={label}>
      <ul>
        {changes.map(({ key, title, detail, said, fields = [] }) => (
          <li key={key}>
            <span>
              <Text strong>{title}</Text> {detail && <Text tone="muted">{detail}</Text>}
            </span>
            {said && <ins>{said}</ins>}
            {fields.map((field) => (
              <span key={`${field.label} ${field.to}`}>
                {field.label && <Text tone="muted">{field.label} </Text>}
                {field.from !== null && (
                  <>
                    <del>{field.from}</del> <span aria-hidden="true">→</span>{' '}
                  </>
                )}
                <ins>{field.to}</ins>
              </span>
            ))}
          </li>
        ))}
      </ul>
      {more && (
        <Text as="p" tone="muted" size="small">
          {more}
        </Text>
      )}
    </div>
  )
}
