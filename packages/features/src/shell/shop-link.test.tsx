import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StoryShop } from '../testing/story-shop.tsx'
import { ShopLink } from './shop-link.tsx'

/** Presses a link, and returns whether the browser follows it. */
function follow(href: string, handle = {}) {
  render(
    <StoryShop address="/here" path="/here" handle={handle}>
      <ShopLink href={href}>Onwards</ShopLink>
    </StoryShop>,
  )
  let isLeft = false
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented
    // Keeps the test environment from following the link.
    event.preventDefault()
  }
  addEventListener('click', look, { once: true })
  fireEvent.click(screen.getByRole('link'))
  return isLeft
}

describe('ShopLink', () => {
  it('changes a page of the shop in place', async () => {
    expect(follow('/cart')).toBe(false)
    expect(await screen.findByText('Now at /cart')).toBeTruthy()
  })

  it('leaves a page that runs a payment provider’s script by a full load (OP-82)', () => {
    expect(follow('/cart', { loadsPaymentProvider: true })).toBe(true)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/cart')
  })
})
