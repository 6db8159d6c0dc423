import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StoryShop, storyShop } from '../../testing/story-shop.tsx'
import { PageLoader } from './page-loader.tsx'

// By its words: the test's document takes a link with an empty address for none.
const link = (words: RegExp | string) => screen.queryByText(words)?.closest('a')?.getAttribute('href')

describe('PageLoader', () => {
  it.each([
    ['with its telephone', { sellingPointsBar: { phone: '0800 123 4567' } }, 'tel:08001234567'],
    ['without a telephone', {}, undefined],
  ])(
    '[SHELL-02] [SHELL-24] a wait offers the same page again, the start page and the shop %s',
    (_title, content, phone) => {
      const shop = storyShop({ content })
      render(
        <StoryShop shop={shop}>
          <PageLoader />
        </StoryShop>,
      )
      expect([link('Try again'), link(shop.config.messages.GoToStartPage ?? ''), link(/0800 123 4567/)]).toEqual([
        '',
        '/',
        phone,
      ])
    },
  )

  it('[ERR-01] says so in English where the gateway has no words for it', () => {
    const shop = storyShop()
    render(
      <StoryShop shop={{ ...shop, config: { ...shop.config, messages: {} } }}>
        <PageLoader />
      </StoryShop>,
    )
    expect(screen.getByText(/This is taking longer than usual/)).toBeTruthy()
    expect([link('Please try again'), link('Go to the start page')]).toEqual(['', '/'])
  })
})
