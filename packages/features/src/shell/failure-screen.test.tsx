import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Providers } from '../providers.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { createMemoryRouter, RouterProvider } from '../runtime/navigation/router.ts'
import { storyShop } from '../testing/story-shop.tsx'
import { FailureScreen } from './failure-screen.tsx'

const fails = () => Promise.reject(new TypeError('Failed to fetch'))

/** Presses "Try again" on the error page, whose own code could not be loaded. */
async function tryAgain(state: object | null) {
  const assign = vi.spyOn(location, 'assign').mockReturnValue()
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const page = { path: paths.error, loader: fails, element: <p />, hydrateFallbackElement: <p /> }
  const pages = [{ ...page, errorElement: <FailureScreen /> }]
  const router = createMemoryRouter(pages, { initialEntries: [{ pathname: paths.error, state }] })
  render(
    <Providers shop={storyShop()} isServerRendered>
      <RouterProvider router={router} onError={() => undefined} />
    </Providers>,
    { onCaughtError: () => undefined },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  return { opened: assign.mock.calls.flat(), reloads: reload.mock.calls.length }
}

describe('FailureScreen', () => {
  it('[ERR-02] opens the page again that failed', async () => {
    expect(await tryAgain({ from: '/cart?x=1' })).toEqual({ opened: ['/cart?x=1'], reloads: 0 })
  })

  it.each([null, {}, { from: '//evil.example/cart' }, { from: 'https://evil.example' }])(
    '[ERR-02] loads itself again without an address of the shop: %j',
    async (state) => {
      expect(await tryAgain(state)).toEqual({ opened: [], reloads: 1 })
    },
  )
})
