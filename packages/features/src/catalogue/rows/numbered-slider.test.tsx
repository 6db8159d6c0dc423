import type { Gateway } from '@shop/api-client'
import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ShopProvider } from '../../runtime/state/shop-context.ts'
import { StoryShop, storyShop } from '../../testing/story-shop.tsx'
import { NumberedSlider } from './numbered-slider.tsx'

function open(itemNumbers: readonly string[]) {
  const shop = storyShop()
  const loadGateway = vi.fn<() => Promise<Gateway>>().mockRejectedValue(new Error('offline'))
  render(
    <StoryShop>
      <ShopProvider value={{ ...shop, loadGateway: Object.assign(loadGateway, { sendAdd: shop.loadGateway.sendAdd }) }}>
        <NumberedSlider title="Goes with it" itemNumbers={itemNumbers} />
      </ShopProvider>
    </StoryShop>,
  )
  return loadGateway
}

describe('NumberedSlider', () => {
  it('[PROD-24] loads the gateway client only if there are numbers to fetch', async () => {
    const unused = open([])
    const used = open(['BAT-10'])
    await vi.waitFor(() => expect(used).toHaveBeenCalledOnce())
    expect(unused).not.toHaveBeenCalled()
  })
})
