import * as cart from '@shop/api-client/fixtures/cart.ts'
import * as orders from '@shop/api-client/fixtures/orders.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

const TOKEN = 'a2c1.signature'

/** Follows the link of a mail. Records the tokens that are sent. */
function follow(...answers: (() => unknown)[]) {
  const sent: unknown[] = []
  const opened = openPage(`/refill#${TOKEN}`, {
    configuration: { refillMails: true },
    answer: ({ path, body }) => {
      if (path === '/api/cart/get') return cart.get.answer
      if (path !== '/api/v1.0/refills/open') return undefined
      sent.push(body)
      return (answers[sent.length - 1] ?? answers.at(-1))?.()
    },
  })
  return { sent, ...opened }
}
const refuse = (status: number, errorCode: string) => () => Response.json({ errorCode }, { status })

describe('the link of a reminder', () => {
  it('fills the cart, opens it in its own place, and names what is not sold any more [ORD-20]', async () => {
    const { sent, router } = follow(() => orders.refillOpened.answer)
    expect(await screen.findByText(/could not be added to the basket: Domes, 8 mm/)).toBeTruthy()
    expect(router.state.location).toMatchObject({ pathname: '/cart', hash: '' })
    expect(sent).toEqual([expect.objectContaining({ token: TOKEN })])
  })

  it('says that the goods are in the basket', async () => {
    follow(() => ({ notSold: [] }))
    expect(await screen.findByText('The items are in your basket.')).toBeTruthy()
  })

  it.each([
    ['unknown, ended or altered', refuse(403, 'refill-over')],
    ['of a gateway without the call', refuse(404, 'not-found')],
  ])('says that it does not work any more, without another try: %s', async (_what, answer) => {
    const { router } = follow(answer)
    expect(await screen.findByText(/This link no longer works/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(router.state.location.pathname).toBe('/refill')
  })

  it('offers another try after a failure, which fills the cart', async () => {
    const { router } = follow(refuse(503, ''), () => ({ notSold: [] }))
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  })

  it('waits when it is throttled: the link may be right', async () => {
    follow(refuse(429, ''))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('is no page of a shop that sends no reminders by mail', async () => {
    openPage(`/refill#${TOKEN}`)
    expect(await screen.findByRole('heading', { level: 1, name: /not found|cannot find/i })).toBeTruthy()
  })
})
