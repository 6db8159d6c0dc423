import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'
import { deviceOrders } from '../../../payments/purchases/device-orders.ts'
import { createMemoryStore } from '../../../runtime/platform/storage.ts'
import { dorothy } from '../../../testing/open-account-page.tsx'
import { logOut } from '../../../session/visit/visit-actions.ts'

const newBrowser = () => ({ cookies: createMemoryStore(), localStorage: createMemoryStore() })
const { orderNumber } = getTransaction.answer
const options = {
  configuration: { paymentProvider: 'nets' },
  answer: ({ path }: { path: string }) => (path === '/api/cart/get-transaction' ? getTransaction.answer : undefined),
}
const kept = 'This device remembers the order number. You will find it on the login page.'

describe('the orders of this device', () => {
  it('remembers a guest’s order on this device, until the guest empties the list', async () => {
    const browser = newBrowser()
    openPage('/order-confirmation/t-1/c-1', { ...options, browser })
    expect(await screen.findByText(kept)).toBeTruthy()
    cleanup()

    const { person } = openPage('/account/login', { browser })
    expect(await screen.findByRole('heading', { name: 'Orders from this device' })).toBeTruthy()
    expect(screen.getByText(orderNumber)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Empty the list' }))
    expect(screen.queryByText(orderNumber)).toBeNull()
    expect(deviceOrders.read(browser)).toBeUndefined()
    expect(document.activeElement?.textContent).toBe('Orders from this device')
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(orderNumber)).toBeTruthy()
    expect(deviceOrders.read(browser)).toMatchObject([{ orderNumber }])
    expect(document.activeElement?.textContent).toBe('Orders from this device')
    await person.click(screen.getByRole('button', { name: 'Empty the list' }))
    cleanup()

    openPage('/account/login', { browser })
    await screen.findByRole('heading', { level: 1, name: 'Log in' })
    expect(screen.queryByText(orderNumber)).toBeNull()
  })

  it('remembers none of a customer, whose account has them', async () => {
    const browser = newBrowser()
    openPage('/order-confirmation/t-1/c-1', { ...options, browser, customer: dorothy })
    await screen.findByText(orderNumber)
    expect(screen.queryByText(kept)).toBeNull()
    expect(deviceOrders.read(browser)).toBeUndefined()
  })

  it('forgets them with everything else at a logout [SES-19]', async () => {
    const browser = newBrowser()
    openPage('/order-confirmation/t-1/c-1', { ...options, browser })
    await screen.findByText(kept)
    cleanup()
    const { shop } = openPage('/', { browser, customer: dorothy })
    logOut(shop)
    await waitFor(() => expect(deviceOrders.read(browser)).toBeUndefined())
  })
})
