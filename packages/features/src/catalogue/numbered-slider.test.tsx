import type { Gateway } from '@shop/api-client'
import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ServicesProvider } from '../runtime/gateway/services.ts'
import { StoryShop, storyShop } from '../testing/story-shop.tsx'
import { NumberedSlider } from './numbered-slider.tsx'

function open(itemNumbers: readonly string[]) {
  const loadGateway = vi.fn<() => Promise<Gateway>>().mockRejectedValue(new Error('offline'))
  render(
    <StoryShop>
      <ServicesProvider value={{ ...storyShop(), loadGateway }}>
        <NumberedSlider title="Goes with it" itemNumbers={itemNumbers} />
      </ServicesProvider>
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
