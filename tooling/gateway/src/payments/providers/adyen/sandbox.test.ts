import { beforeEach, describe, expect, it } from 'vitest'
import { cardForm, challengedCard, useAdyenShop, mobilePay } from '../../../../testing/providers/adyen-shop.ts'

// Gateway and sandbox were written independently from Adyen's documents. This test connects them, including webhooks.
const shop = useAdyenShop()

const PLACED = { status: 'Succeeded', orderPlaced: true, orderNumber: expect.stringMatching(/\d{6}$/) }

/** The result of a bank's challenge, as Adyen's form returns it. */
const challengeResult = (authorisationToken: string) => ({
  threeDSResult: Buffer.from(JSON.stringify({ transStatus: 'Y', authorisationToken })).toString('base64'),
})

/** The customer answers on the external page and returns. */
async function answerAtBank(action: { url: string }, answer: string) {
  const payment = new URL(action.url).searchParams.get('payment') ?? ''
  const back = await shop.press('/bank/answer', { payment, answer })
  return { redirectResult: new URL(back).searchParams.get('redirectResult') }
}

describe('Adyen’s sandbox', () => {
  beforeEach(() => shop.reset())

  describe('a card', () => {
    it('pays at once, and the order is placed with the answer [API-24, PAY-18] (OP-37)', async () => {
      const { pay, orders, status, transactionId } = await shop.begin()
      expect((await pay()).body).toMatchObject(PLACED)
      expect(await orders()).toMatchObject([{ transactionId }])
      expect(await status()).toBe('Succeeded')
      await shop.afterWebhooks()
      expect(await orders()).toHaveLength(1)
    })

    it('is refused, can be tried again, and pays [API-26, PAY-15, PAY-22, RES-09]', async () => {
      const { pay, status, transaction, orders } = await shop.begin()
      const refused = { status: 'Refused', orderPlaced: false, errorMessage: 'PaymentRefused' }
      expect((await pay(cardForm('DECLINED'))).body).toMatchObject(refused)
      expect([await status(), (await transaction()).status]).toEqual(['Refused', 'Pending'])
      expect((await transaction()).errorMessage).toBe('PaymentRefused')
      await shop.afterWebhooks()
      expect((await pay(cardForm('NOT_ENOUGH_BALANCE'))).body).toMatchObject(refused)
      expect((await pay()).body).toMatchObject(PLACED)
      expect((await transaction()).errorMessage).toBe('')
      await shop.afterWebhooks()
      expect(await orders()).toHaveLength(1)
    })

    it('fails at the bank in a word of the shop, not of Adyen', async () => {
      const { pay, status } = await shop.begin()
      expect((await pay(cardForm('ERROR'))).body).toMatchObject({ status: 'Error', errorMessage: 'PaymentError' })
      expect(await status()).toBe('Error')
    })

    it('pays after its bank has asked, in the shop’s page [API-25, PAY-16, PAY-19]', async () => {
      const { pay, goOn, status } = await shop.begin()
      const { body } = await pay(challengedCard())
      expect(body).toMatchObject({ orderPlaced: false, action: { type: 'threeDS2', subtype: 'challenge' } })
      expect(await status()).toBe('Pending')
      await shop.press('/bank/answer', {
        payment: body.action.authorisationToken,
        answer: 'approve',
        password: 'password',
      })
      const details = challengeResult(body.action.authorisationToken)
      expect((await goOn(details)).body).toMatchObject(PLACED)
      // Sent again by a reload.
      expect((await goOn(details)).body).toMatchObject(PLACED)
      expect(shop.calls.filter(({ path }) => path === '/payments/details')).toHaveLength(1)
    })

    it('does not pay when the bank’s question is answered wrongly', async () => {
      const { pay, goOn } = await shop.begin()
      const { body } = await pay(challengedCard())
      await shop.press('/bank/answer', {
        payment: body.action.authorisationToken,
        answer: 'approve',
        password: 'wrong',
      })
      const details = challengeResult(body.action.authorisationToken)
      expect((await goOn(details)).body).toMatchObject({ status: 'Refused', orderPlaced: false })
      expect((await goOn(details)).body).toMatchObject({ status: 'Refused' })
    })
  })

  describe('a way to pay at another page', () => {
    it.each([
      ['approve', PLACED],
      ['refuse', { status: 'Refused', orderPlaced: false }],
      ['cancel', { status: 'Cancelled', orderPlaced: false, errorMessage: 'PaymentCancelled' }],
    ])('leads there and back: %s [PAY-16, PAY-25] (OP-36)', async (answer, expected) => {
      const { pay, goOn, transactionId, correlationId } = await shop.begin()
      const { body } = await pay(mobilePay)
      expect(body.action).toMatchObject({ type: 'redirect' })
      expect(shop.calls.find(({ path }) => path === '/payments')?.body.returnUrl).toMatch(
        new RegExp(`/payments/${transactionId}/${correlationId}$`),
      )
      expect((await goOn(await answerAtBank(body.action, answer))).body).toMatchObject(expected)
    })

    it('may leave the outcome open: the order is placed when the webhook arrives', async () => {
      const { pay, goOn, transaction, status, orders } = await shop.begin()
      const { body } = await pay(mobilePay)
      const details = await answerAtBank(body.action, 'pending')
      expect((await goOn(details)).body).toMatchObject({ status: 'Pending', orderPlaced: false })
      // The customer presses again while the payment may be in flight.
      expect((await pay()).body).toMatchObject({ status: 'Pending', orderPlaced: false })
      expect(shop.calls.filter(({ path }) => path === '/payments')).toHaveLength(1)
      expect(await status()).toBe('Pending')
      shop.passTime()
      await shop.afterWebhooks()
      expect(await transaction()).toMatchObject({ status: 'Succeeded', orderPlaced: true })
      expect(await orders()).toHaveLength(1)
    })

    it('is paid although the customer never came back', async () => {
      const { pay, orders } = await shop.begin()
      const { body } = await pay(mobilePay)
      const payment = new URL(body.action.url).searchParams.get('payment') ?? ''
      await shop.press('/bank/answer', { payment, answer: 'pay-and-close' })
      await shop.afterWebhooks()
      expect(await orders()).toHaveLength(1)
    })
  })
})
