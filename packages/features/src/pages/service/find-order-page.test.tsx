import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as orders from '@shop/api-client/fixtures/orders.ts'
import { describe, expect, it } from 'vitest'
import { guestOrderMemory } from '../../account/guest-orders/guest-order-memory.ts'
import { newBrowser } from '../../testing/new-browser.ts'
import { type Answer, openPage, refusal } from '../../testing/open-page.tsx'

/** Opens the page. Records what is sent. */
function open(answers: Readonly<Record<string, () => unknown>> = {}, options: Parameters<typeof openPage>[1] = {}) {
  const sent: { call: string; body: unknown }[] = []
  const all: Readonly<Record<string, () => unknown>> = {
    code: () => orders.guestCode.answer,
    open: () => orders.guestOpen.answer,
    details: () => orders.guestDetails.answer,
    print: () => orders.guestPrintable.answer,
    reorder: () => ({}),
    ...answers,
  }
  const answer: Answer = ({ path, body }) => {
    if (!path.includes('/guest-orders/')) return undefined
    const call = path.split('/').at(-1) ?? ''
    sent.push({ call, body })
    return all[call]?.()
  }
  const opened = openPage('/find-order', { answer, configuration: { guestOrders: true }, ...options })
  return { sent, ...opened }
}
const main = () => within(screen.getByRole('main'))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (name: RegExp, value: string) =>
  fireEvent.change(main().getByRole('textbox', { name }), { target: { value } })

async function askForCode() {
  await screen.findByRole('button', { name: 'Send me a code' })
  type(/Order number/, ' HB-51907 ')
  type(/Email/, 'dorothy@example.com')
  press('Send me a code')
}
async function typeCode(code = '314 159') {
  await screen.findByRole('heading', { name: 'Look in your email' })
  type(/Code/, code)
  press('Show my order')
}
const ORDER = { name: 'Order HB-51907' }

describe('the page that finds an order', () => {
  it('shows the order by its number, the email and the mailed code, and moves focus along [ORD-19] [OP-96]', async () => {
    const { sent, router } = open()
    await askForCode()
    await typeCode()
    expect(await screen.findByRole('heading', ORDER)).toBe(document.activeElement)
    expect(sent).toEqual([
      { call: 'code', body: { orderNumber: 'HB-51907', email: 'dorothy@example.com' } },
      { call: 'open', body: { request: 'code-request', code: '314159' } },
      { call: 'details', body: { orderToken: 'order-token' } },
    ])
    // No secret stands in an address.
    expect(router.state.location).toMatchObject({ pathname: '/find-order', search: '', state: null })
  })

  it('says in the field that a code is wrong, and keeps it', async () => {
    open({ open: () => refusal('wrong-code') })
    await askForCode()
    await typeCode()
    expect((await screen.findAllByText(/This is not the right code/)).length).toBeGreaterThan(0)
    expect(main().getByRole<HTMLInputElement>('textbox', { name: /Code/ }).value).toBe('314 159')
  })

  it('says where the code went, also after a reload', async () => {
    const browser = newBrowser()
    open({}, { tab: browser.sessionStorage })
    await askForCode()
    expect(await screen.findByText(/is on its way to dorothy@example\.com/)).toBeTruthy()
    cleanup()
    open({}, { tab: browser.sessionStorage })
    expect(await screen.findByText(/is on its way to dorothy@example\.com/)).toBeTruthy()
  })

  it.each(['code', 'open'])('stays at the step whose call %s gets no answer, and can be sent again', async (call) => {
    let isBroken = true
    const { sent, router } = open({
      [call]: () => {
        if (isBroken) return new Response(null, { status: 503 })
        return call === 'code' ? orders.guestCode.answer : orders.guestOpen.answer
      },
    })
    await askForCode()
    if (call === 'open') await typeCode()
    expect((await screen.findByRole('alert')).textContent).toContain('What you typed is still here')
    expect(router.state.location.pathname).toBe('/find-order')
    isBroken = false
    press(call === 'code' ? 'Send me a code' : 'Show my order')
    await (call === 'code'
      ? screen.findByRole('heading', { name: 'Look in your email' })
      : screen.findByRole('heading', ORDER))
    const [first, second] = sent.filter((one) => one.call === call)
    expect(second).toEqual(first)
  })

  it('asks for a new code with what was typed, once the code has ended', async () => {
    open({ open: () => refusal('code-over') })
    await askForCode()
    await typeCode()
    await screen.findAllByText(/does not work any more/)
    press('Ask for a new code')
    await screen.findByRole('heading', { name: 'Find my order' })
    expect(main().getByRole<HTMLInputElement>('textbox', { name: /Email/ }).value).toBe('dorothy@example.com')
  })

  it('comes back to the code and to the order after a reload, and to the start after their time', async () => {
    const browser = newBrowser()
    guestOrderMemory.write(browser, { request: 'r', email: 'dorothy@example.com', until: Date.now() + 1000 })
    const first = open({}, { tab: browser.sessionStorage })
    await typeCode()
    await screen.findByRole('heading', ORDER)
    expect(first.sent[0]).toEqual({ call: 'open', body: { request: 'r', code: '314159' } })
    expect(guestOrderMemory.read(browser)).toMatchObject({ orderToken: 'order-token' })
  })

  it('starts anew after the hour, which it says', async () => {
    const browser = newBrowser()
    guestOrderMemory.write(browser, { orderToken: 'old', until: Date.now() + 1000 })
    open(
      { details: () => Response.json({ errorCode: 'order-access-over' }, { status: 403 }) },
      { tab: browser.sessionStorage },
    )
    await screen.findByText(/The hour is over/)
    expect(guestOrderMemory.read(browser)).toBeUndefined()
  })

  it('forgets the order when it is closed', async () => {
    const browser = newBrowser()
    open({}, { tab: browser.sessionStorage })
    await askForCode()
    await typeCode()
    await screen.findByRole('heading', ORDER)
    press('Close this order')
    await screen.findByRole('heading', { name: 'Find my order' })
    expect(guestOrderMemory.read(browser)).toBeUndefined()
  })

  it('orders again by the token, into the visitor’s own cart', async () => {
    const { sent, router } = open()
    await askForCode()
    await typeCode()
    fireEvent.click(await screen.findByRole('button', { name: 'Order again' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
    expect(sent.at(-1)).toEqual({ call: 'reorder', body: { orderToken: 'order-token', userId: 'visitor' } })
  })

  it('hands over what it knows to the withdrawal: number, name and the typed email', async () => {
    const { router } = open({}, { configuration: { guestOrders: true, cultureName: 'da-DK', captcha: 'none' } })
    await askForCode()
    await typeCode()
    await screen.findByRole('heading', ORDER)
    fireEvent.click(main().getByRole('link', { name: /Withdraw/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/customer-service/withdrawal'))
    const filled = async (name: RegExp) => (await main().findByRole<HTMLInputElement>('textbox', { name })).value
    expect(await filled(/Order number/)).toBe('HB-51907')
    expect(await filled(/^Name/)).toBe('Dorothy Ashworth')
    expect(await filled(/Email/)).toBe('dorothy@example.com')
    // Nothing but the number stands in the address.
    expect(router.state.location.search).toBe('?order=HB-51907')
  })

  it('starts with the number of an order of this device', async () => {
    open({}, { state: { findOrder: 'HB-51907' } })
    await screen.findByRole('button', { name: 'Send me a code' })
    expect(main().getByRole<HTMLInputElement>('textbox', { name: /Order number/ }).value).toBe('HB-51907')
  })

  it('does not exist in a shop without the switch', async () => {
    open({}, { configuration: {} })
    expect(await screen.findByRole('heading', { name: 'We cannot find this page' })).toBeTruthy()
  })

  it('does not exist in a shop whose gateway has no such call', async () => {
    open({ code: () => Response.json({ errorCode: 'not-found' }, { status: 404 }) })
    await askForCode()
    expect(await screen.findByRole('heading', { name: 'We cannot find this page' })).toBeTruthy()
  })
})
