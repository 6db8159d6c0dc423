import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storyShop, StoryShop } from '../../../testing/story-shop.tsx'
import { LoggedOutPage } from './logged-out-page.tsx'

const open = (shop = storyShop()) => {
  render(
    <StoryShop shop={shop} address="/account/logoutSuccess" path="/account/logoutSuccess">
      <LoggedOutPage />
    </StoryShop>,
  )
  return shop
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('the logged out page', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('[AUTH-06] [ROUTE-10] goes to the start page after five seconds', async () => {
    open()
    await wait(4999)
    expect(screen.getByRole('heading', { name: 'You are logged out' })).toBeTruthy()
    await wait(1)
    expect(screen.getByText('Now at /')).toBeTruthy()
  })

  it('[AUTH-06] stays while the visitor reads or presses (OP-64)', async () => {
    open()
    fireEvent.focus(screen.getByRole('link', { name: 'Go to the home page' }))
    await wait(60_000)
    expect(screen.getByRole('heading', { name: 'You are logged out' })).toBeTruthy()
  })

  it('[AUTH-06] never moves on again for visitors who have said so once', async () => {
    const shop = open()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Do not move me on automatically' }))
    cleanup()
    open(shop)
    await wait(60_000)
    expect(screen.getByRole('heading', { name: 'You are logged out' })).toBeTruthy()
  })

  it('[RES-11] forgets its timer when the page is left', async () => {
    open()
    cleanup()
    await wait(5000)
    expect(vi.getTimerCount()).toBe(0)
  })
})
