import { profile } from '@shop/api-client/fixtures/account.ts'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StoryShop } from '../testing/story-shop.tsx'
import { Footer } from './footer.tsx'

const columns = [{ title: 'Help', links: [{ title: 'Delivery', url: '/customer-service/delivery' }] }]
const newsletter = { title: 'Advice', text: '' }
const legalLinks = [{ title: 'Terms', url: '/customer-service/terms' }]

function open(footer: Record<string, unknown>, handle = {}) {
  render(
    <StoryShop content={{ footer: { columns, ...footer } }} handle={handle}>
      <Footer />
    </StoryShop>,
  )
}
const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const links = () => screen.queryAllByRole('link').map((link) => link.textContent)

describe('Footer', () => {
  it('[SHELL-10] leads on every page to what the editors chose', () => {
    open({ legalLinks })
    expect(links()).toContain('Delivery')
  })

  // A regression test: every page with light colours had the checkout's footer.
  it('[SHELL-10] leads customers to their account, and visitors to the login', async () => {
    const account = {
      title: 'Account',
      links: [
        { title: 'Log in', url: '/account/login' },
        { title: 'Create an account', url: '/account/create' },
        { title: 'My orders', url: '/account/order-history' },
      ],
    }
    const content = { footer: { columns: [account] } }
    const { unmount } = render(
      <StoryShop content={content}>
        <Footer />
      </StoryShop>,
    )
    expect(listed()).toEqual(['Log in', 'Create an account', 'My orders'])
    unmount()
    render(
      <StoryShop content={content} customer={profile}>
        <Footer />
      </StoryShop>,
    )
    expect(listed()).toEqual(['My account', 'My orders'])
    expect(screen.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/account/dashboard')
  })

  it('[SHELL-10] shows the editors’ columns on the cart too', () => {
    open({ legalLinks }, { scheme: 'light' })
    expect(links()).toContain('Delivery')
  })

  it('keeps at checkout only the links that one may need there: contact and terms', () => {
    open({ copyright: 'Hearby 2026', legalLinks, newsletter }, { scheme: 'light', checkoutHeader: true })
    expect(links()).toEqual(['Customer service', 'Terms'])
    expect(screen.getByText('Hearby 2026')).toBeTruthy()
  })

  it('keeps the editors’ own way to a person at checkout', () => {
    const contact = { title: 'Write to us', url: '/customer-service/contact-us' }
    open({ legalLinks: [...legalLinks, contact] }, { checkoutHeader: true })
    expect(links()).toEqual(['Terms', 'Write to us'])
  })

  it('[OP-75] shows at checkout every link that a gateway has, when it has chosen none for there', () => {
    open({ newsletter }, { checkoutHeader: true })
    expect(links()).toContain('Delivery')
    expect(screen.queryByRole('heading', { name: 'Advice' })).toBeNull()
  })

  it('[OP-75] leads at checkout to a person even when the gateway has nothing for it', () => {
    open({ columns: [] }, { checkoutHeader: true })
    expect(links()).toEqual(['Customer service'])
  })
})
