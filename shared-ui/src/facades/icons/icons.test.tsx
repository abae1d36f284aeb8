import { render, screen } from '@testing-library/react'
import { PlusOutlined } from './index.ts'

describe('an icon', () => {
  it('is decoration without a label', () => {
    const { container } = render(<PlusOutlined />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(container.querySelector('path')).not.toBeNull()
  })

  it('has its label as a name', () => {
    render(<PlusOutlined label="Verified" />)
    expect(screen.getByRole('img', { name: 'Verified' })).toBeInTheDocument()
  })
})
