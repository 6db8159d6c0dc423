import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openPage, StoryShop, storyShop, type StoryShopOptions } from '../../testing/open-page.tsx'
import { FailurePanel } from './failure-panel.tsx'

/** A shop whose gateway has no texts at all. */
function wordlessShop(options: StoryShopOptions) {
  const shop = storyShop(options)
  return { ...shop, config: { ...shop.config, messages: {} } }
}

describe('FailurePanel', () => {
  it('[SHELL-24] offers to try again, and leads to customer service', async () => {
    const tryAgain = vi.fn<() => void>()
    render(
      <StoryShop>
        <FailurePanel title="CartFailed" onAction={tryAgain} />
      </StoryShop>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(tryAgain).toHaveBeenCalledOnce()
    expect(screen.getByRole('link', { name: 'Customer service' }).getAttribute('href')).toBe('/customer-service')
  })

  it.each(['/error', '/search-result/dome'])(
    '[ERR-01] [SHELL-24] says in English what the gateway has no words for, at %s',
    async (address) => {
      const shop = wordlessShop({
        answer: ({ path }) => (path === '/api/products/search' ? Response.json({}, { status: 400 }) : undefined),
      })
      openPage(address, { shop })
      expect(await screen.findByRole('heading', { name: 'Sorry, something went wrong' })).toBeTruthy()
      expect(screen.getByText('If you continue experiencing issues, please contact Customer Service')).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Please try again' })).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Customer Service' }).getAttribute('href')).toBe('/customer-service')
    },
  )
})
