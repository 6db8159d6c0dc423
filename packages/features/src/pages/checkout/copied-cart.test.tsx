import { profile } from '@shop/api-client/fixtures/account.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  continueAnonymously,
  endLogin,
  GOODS,
  NOTICE,
  openAtStep,
  OTHER_LOGIN,
  type Browser,
} from '../../testing/open-customer-checkout.tsx'
import { add, changeQuantity, remove } from '../../cart/actions.ts'
import { cartOf } from '../../cart/cart.ts'
import { whenIdle } from '../../cart/queue.ts'
import { logIn } from '../../session/login/log-in.ts'
import { refresh } from '../../cart/queue.ts'

const login = { email: 'dorothy@example.com', password: 'Hearing2026' }

/** Opens a customer's checkout, ends the login there, and continues as a guest. */
async function openAnonymously() {
  const browser = await openAtStep('after the address')
  await endLogin(browser)
  const keptBasket = browser.tab.read('checkout') ?? ''
  await continueAnonymously(browser.user)
  await waitFor(() => expect(browser.gateway.goodsOf('visitor')).toEqual(GOODS))
  return { ...browser, keptBasket }
}

async function logInAgain({ shop, gateway }: Pick<Browser, 'shop' | 'gateway'>) {
  await act(() => logIn(shop, login))
  await act(() => whenIdle(shop))
  return gateway.goodsOf(profile.userId)
}

describe('the copied cart of an interrupted checkout', () => {
  it('[SES-22] [SES-09] is not added to the basket it was made of (OP-11)', async () => {
    const browser = await openAnonymously()
    expect(await logInAgain(browser)).toEqual(GOODS)
    expect(browser.gateway.goodsOf('visitor')).toEqual({})
    expect(browser.gateway.calls).toContain('customer override-cart')
    expect(cartOf(browser.shop.cart.getState()).total).toBe(3)
  })

  it('[SES-22] keeps what the guest has changed: more, fewer, none, and something new', async () => {
    const browser = await openAnonymously()
    const { shop } = browser
    await act(async () => {
      await changeQuantity(shop, 'A', 5)
      await remove(shop, 'B')
      await add(shop, 'C', 1)
    })
    const { B: _, ...goods } = await logInAgain(browser)
    expect(goods).toEqual({ A: 5, C: 1 })
    expect(cartOf(browser.shop.cart.getState()).lines.map(({ id }) => id)).not.toContain('B')
  })

  it('[SES-22] keeps what the customer has added elsewhere meanwhile', async () => {
    const browser = await openAnonymously()
    browser.gateway.put(profile.userId, 'A', 4)
    browser.gateway.put(profile.userId, 'D', 1)
    expect(await logInAgain(browser)).toEqual({ A: 4, B: 1, D: 1 })
  })

  it('[SES-22] takes nothing out of the basket of a customer who has ordered the copy as a guest', async () => {
    const browser = await openAnonymously()
    for (const id of Object.keys(GOODS)) browser.gateway.put('visitor', id, 0)
    await act(() => refresh(browser.shop))
    expect(await logInAgain(browser)).toEqual(GOODS)
  })

  it('[SES-22] merges once, and counts right, where the first attempt was lost (OP-78)', async () => {
    const browser = await openAnonymously()
    browser.gateway.loseAnswersTo('override-cart')
    await logInAgain(browser)
    browser.gateway.loseAnswersTo(undefined)
    await act(() => refresh(browser.shop))
    expect(browser.gateway.goodsOf(profile.userId)).toEqual(GOODS)
    expect(browser.shop.cart.getState()).toMatchObject({ view: { lacksMerge: false, cart: { total: 3 } } })
  })

  it('[SES-22] counts right after a reload between the merge and its correction', async () => {
    const browser = await openAnonymously()
    browser.gateway.loseAnswersTo('updateProduct')
    await logInAgain(browser)
    browser.gateway.loseAnswersTo('override-cart')
    const { shop } = browser.reload()
    await act(() => whenIdle(shop))
    expect(browser.gateway.goodsOf(profile.userId)).toEqual(GOODS)
  })

  it('[SES-22] merges the whole copy of a guest into the basket of another customer', async () => {
    const browser = await openAnonymously()
    browser.gateway.logsIn(OTHER_LOGIN)
    await logInAgain(browser)
    expect(browser.gateway.goodsOf('ole')).toEqual(GOODS)
  })

  it('[SES-22] is made once, whichever tab asks for it', async () => {
    const browser = await openAnonymously()
    // As in another tab that had the checkout open before.
    browser.tab.write('checkout', browser.keptBasket)
    browser.reload()
    await screen.findByText(NOTICE)
    await continueAnonymously(browser.user)
    expect(browser.gateway.goodsOf('visitor')).toEqual(GOODS)
    expect(browser.gateway.calls.filter((call) => call === 'guest add')).toHaveLength(1)
  })
})
