import { sendAdd, type AddResponse } from '@shop/api-client/send-add.ts'
import { act, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CartAction } from '../../shell/cart-action.tsx'
import { addResponses } from '../../testing/fake-gateway.ts'
import { StoryShop, storyShop } from '../../testing/story-shop.tsx'
import { AddToCart } from '../../cart/adding/add-to-cart.tsx'
import type { Shop } from '../../shop.ts'
import { reset } from '../../cart/cart-of-visit.ts'

let root: Root | undefined

const { added } = addResponses
const line = { id: '312', itemNumber: 'BAT-312', name: 'Batteries', quantity: 3 }
const button = () => document.querySelector<HTMLButtonElement>('[data-replay]')!
const bubble = () => document.querySelector<HTMLElement>('[data-cart-count]')!

const pageOf = (shop: Shop) => (
  <StoryShop shop={shop}>
    <CartAction />
    <AddToCart productId="312" name="Batteries" quantity={1} onQuantity={() => undefined} />
  </StoryShop>
)

/** A page as the server sends it, changed as the script in its head changes it, and then hydrated. */
async function hydrate(response: Promise<AddResponse>, changePage: () => void, lines = [line]) {
  const unread = storyShop()
  reset(unread)
  document.body.innerHTML = `<div id="root">${renderToString(pageOf(unread))}</div>`
  changePage()
  const adds = [{ productId: '312', quantity: 3, response }]
  const page = pageOf(
    storyShop({
      answer: ({ path }) => (path === '/api/cart/get' ? { products: lines, total: lines.length * 3 } : undefined),
      cookie: '',
      beforeHydration: { takeAdds: () => ({ adds, hasMadeVisitor: false }), sendAdd },
    }),
  )
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, page, { onRecoverableError })
  })
  return onRecoverableError
}

function showSent() {
  bubble().textContent = '3'
  bubble().hidden = false
  button().setAttribute('aria-busy', 'true')
}

describe('an add before hydration', () => {
  afterEach(() => {
    act(() => root?.unmount())
    document.body.innerHTML = ''
  })

  it('[PROD-11] [MINI-07] hydrates a busy button with the shown count, keeps the focus, and then shows the outcome', async () => {
    const { promise, resolve } = Promise.withResolvers<AddResponse>()
    const pressed: { button?: Element } = {}
    const complained = await hydrate(promise, () => {
      showSent()
      button().focus()
      pressed.button = button()
    })
    expect(complained).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(pressed.button)
    expect(bubble()).toMatchObject({ textContent: '3', hidden: false })
    expect(button().getAttribute('aria-busy')).toBe('true')
    await act(async () => resolve(added))
    expect(await screen.findByRole('button', { name: 'In your basket' })).toBe(pressed.button)
    expect(bubble().textContent).toBe('3')
  })

  it('[PROD-11] hydrates a page that already shows the outcome', async () => {
    const complained = await hydrate(Promise.resolve(added), () => {
      showSent()
      button().removeAttribute('aria-busy')
      button().lastElementChild!.textContent = button().dataset['added']!
    })
    expect(complained).not.toHaveBeenCalled()
    expect(await screen.findByRole('button', { name: 'In your basket' })).toBe(button())
  })
})
