import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StoryShop, storyShop, type StoryShopOptions } from '../testing/story-shop.tsx'
import { ConsentLabel } from './consent-label.tsx'

/** Opens the label of the terms in a shop whose site names an address. */
function open(options: StoryShopOptions = {}) {
  const shop = storyShop({ answer: () => ({ menu: [], pages: [] }), ...options })
  const configuration = { ...shop.config.configuration, links: { terms: 'https://site.example/terms' } }
  render(
    <StoryShop shop={{ ...shop, config: { ...shop.config, configuration } }}>
      <ConsentLabel consent="terms" />
    </StoryShop>,
  )
  return screen.findByRole('link')
}

describe('ConsentLabel', () => {
  it('[CFG-40] leads to the address of the site where the content links to no terms', async () => {
    expect((await open()).getAttribute('href')).toBe('https://site.example/terms')
  })

  it.each([
    ['da-DK', 'Jeg accepterer handelsbetingelserne'],
    ['sv-SE', 'Jag godkänner köpvillkoren'],
    ['nb-NO', 'I accept the terms and conditions'],
  ])('[CFG-40] is in the language of a shop in %s where the gateway has no texts', async (cultureName, words) => {
    const link = await open({ configuration: { cultureName }, messages: {} })
    expect(link.closest('body')?.textContent).toBe(words)
  })

  it('[CFG-40] [OP-92] leads to the page that the content links to', async () => {
    const footer = { legalLinks: [{ title: 'Terms and conditions', url: '/our-terms' }] }
    expect((await open({ content: { footer } })).getAttribute('href')).toBe('/our-terms')
  })
})
