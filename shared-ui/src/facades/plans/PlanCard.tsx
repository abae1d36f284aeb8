import Button from 'antd/es/button'
import { useId } from 'react'
import { Heading } from '../core/Heading.tsx'
import { Text } from '../core/Text.tsx'
import { CheckOutlined } from '../icons/index.ts'

export interface PlanCardProps {
  name: string
  intro: string
  price: string
  /** Below the price, what it is for. */
  per?: string
  /** What stands above the name: the plan that most choose, or the own one. */
  ribbon?: string
  highlighted?: boolean
  facts: readonly string[]
  /** What the button does; nothing where there is nothing to do. */
  action?: { label: string; onPress: () => void }
  /** In the place of the button. */
  state?: string
}

/** One plan, with its price and what it allows. */
export function PlanCard(props: PlanCardProps) {
  const { name, intro, price, per, ribbon, highlighted = false, facts, action, state } = props
  const id = useId()
  return (
    <article className={highlighted ? 'sf-plan sf-plan-highlighted' : 'sf-plan'} aria-labelledby={id}>
      <div className="sf-plan-name">
        <Heading level={2} size="small" id={id}>
          {name}
        </Heading>
        {ribbon && <span className="sf-plan-ribbon">{ribbon}</span>}
      </div>
      <p className="sf-plan-price">
        <strong>{price}</strong>
        {per && <span>{per}</span>}
      </p>
      <Text as="p" tone="muted">
        {intro}
      </Text>
      <ul className="sf-plan-facts">
        {facts.map((fact) => (
          <li key={fact}>
            <CheckOutlined />
            {fact}
          </li>
        ))}
      </ul>
      {action && (
        <Button block size="large" type={highlighted ? 'primary' : 'default'} onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      {state && (
        <span className="sf-plan-state">
          <CheckOutlined />
          {state}
        </span>
      )}
    </article>
  )
}
