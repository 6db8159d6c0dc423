import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StoryShop } from '../testing/story-shop.tsx'
import { RedirectReasonNotice, redirectReason } from './redirect-reason.tsx'

const arriveWith = (state: unknown) =>
  render(
    <StoryShop address={{ pathname: '/checkout', state }}>
      <RedirectReasonNotice />
    </StoryShop>,
  )

describe('redirectReason', () => {
  it.each([
    ['nothing-to-pay', 'There is nothing to pay'],
    ['cart-changed', 'Your basket has changed'],
    ['code-used-up', 'already been used'],
    ['payment-ended', 'Nothing has been paid'],
  ] as const)('[OP-26] [OP-49] says why the visitor was sent back: %s', (because, words) => {
    arriveWith(redirectReason(because))
    expect(screen.getByText(new RegExp(words))).toBeTruthy()
  })

  it.each([[null], [{ redirectReason: 'elsewhere' }], ['text'], [undefined]])(
    'shows nothing without a redirect: %s',
    (state) => {
      arriveWith(state)
      expect(screen.getByRole('main').textContent).toBe('')
    },
  )
})
