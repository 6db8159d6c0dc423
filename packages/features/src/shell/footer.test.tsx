import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { StoryShop } from '../story-shop.tsx'
import { Footer } from './footer.tsx'

afterEach(cleanup)

const columns = [{ title: 'Help', links: [{ title: 'Delivery', url: '/customer-service/delivery' }] }]
const legalLinks = [{ title: 'Terms', url: '/customer-service/terms' }]

function open(footer: Record<string, unknown>, handle = {}) {
  render(
    <StoryShop content={{ footer: { columns, ...footer } }} handle={handle}>
      <Footer />
    </StoryShop>,
  )
}
const links = () => screen.queryAllByRole('link').map((link) => link.textContent)

it('[SHELL-10] leads on every page to what the editors chose', () => {
  open({ legalLinks })
  expect(links()).toContain('Delivery')
})

it('keeps only the links that one may need at checkout', () => {
  open({ copyright: 'Hearby 2026', legalLinks }, { scheme: 'light' })
  expect(links()).toEqual(['Terms'])
  expect(screen.getByText('Hearby 2026')).toBeTruthy()
})

it('[OP-75] is not there at checkout when the gateway has nothing for it', () => {
  open({}, { scheme: 'light' })
  expect(screen.queryByRole('contentinfo')).toBeNull()
})
