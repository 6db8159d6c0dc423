import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Price } from './price.tsx'

const words = { nowLabel: 'Now', wasLabel: 'Was' }

describe('a price', () => {
  it('[PROD-19] names the new and the old price for screen readers', () => {
    const { container } = render(<Price price="£2.95" was="£3.69" {...words} />)
    expect(container.textContent).toBe('Now £2.95Was £3.69')
    expect(container.querySelector('s')?.textContent).toBe('£3.69')
  })
  it('[PROD-01] shows one price as it is when there is no offer', () => {
    const { container } = render(<Price price="£2.95" {...words} />)
    expect(container.textContent).toBe('£2.95')
    expect(container.querySelector('s')).toBeNull()
  })
})
