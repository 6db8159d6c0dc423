import { describe, expect, it } from 'vitest'
import { isCardNumber } from '../../card/browser/card.js'
import { TEST_CARDS } from '../test-inputs.ts'
import { cardExample, createAdyenTest, paymentExample } from '../testing.ts'

const withoutSecurityCode = (number: string) => ({ ...cardExample(number), encryptedSecurityCode: undefined })

describe('the Checkout API of Adyen', () => {
  it('refuses a wrong key and another merchant', async () => {
    const { post, answerOf } = createAdyenTest()
    const anonymous = await post('/payments', paymentExample, { 'x-api-key': 'guess' })
    expect([anonymous.status, (await answerOf(anonymous)).errorCode]).toEqual([401, '000'])
    const foreign = await post('/payments', { ...paymentExample, merchantAccount: 'Another' })
    expect([foreign.status, (await answerOf(foreign)).errorCode]).toEqual([403, '901'])
  })

  it.each([
    ['DK', ['scheme', 'mobilepay']],
    ['GB', ['scheme', 'trustly']],
    [undefined, ['scheme']],
  ])('names the payment methods of %s', async (countryCode, types) => {
    const { post } = createAdyenTest()
    const answer = await post('/paymentMethods', {
      merchantAccount: 'HearingShopSandbox',
      countryCode,
    })
    const { paymentMethods } = await answer.json()
    expect(paymentMethods.map(({ type }: { type: string }) => type)).toEqual(types)
    expect(paymentMethods[0]).toMatchObject({ name: 'Cards', brands: expect.arrayContaining(['visa', 'mc']) })
  })

  it.each(TEST_CARDS.filter(({ does }) => does === 'paid'))('authorises the card $number', async ({ number }) => {
    expect(isCardNumber(number)).toBe(true)
    const { payWith } = createAdyenTest()
    const answer = await payWith(cardExample(number, 'Jens', number.startsWith('37') ? '7373' : '737'))
    expect(answer).toMatchObject({
      resultCode: 'Authorised',
      merchantReference: 'T-100042',
      pspReference: expect.stringMatching(/^\w{16}$/),
    })
  })

  it.each([
    [cardExample('4111111111111111', 'declined : 06 : text'), 'Refused', '2'],
    [cardExample('4111111111111111', 'NOT_ENOUGH_BALANCE'), 'Refused', '12'],
    [cardExample('4111111111111111', 'ERROR'), 'Error', '4'],
    [cardExample('4111111111111111', 'Jens', '999'), 'Refused', '24'],
    [cardExample('371449635398431', 'Jens', '737'), 'Refused', '24'],
    [cardExample('4925000000000004'), 'Refused', '8'],
  ])('answers %j with %s %s', async (card, resultCode, refusalReasonCode) => {
    const { payWith } = createAdyenTest()
    expect(await payWith(card)).toMatchObject({ resultCode, refusalReasonCode })
  })

  it('authorises a card without a security code if it is a Maestro', async () => {
    const { payWith } = createAdyenTest()
    expect(await payWith(withoutSecurityCode('5000550000000029'))).toMatchObject({ resultCode: 'Authorised' })
    expect(await payWith(withoutSecurityCode('4111111111111111'))).toMatchObject({ resultCode: 'Refused' })
  })

  it.each([
    [{ amount: undefined }, '100'],
    [{ amount: { value: 1.5, currency: 'DKK' } }, '137'],
    [{ reference: undefined }, '130'],
    [{ returnUrl: undefined }, '702'],
    [{ reference: 'x'.repeat(81) }, '702'],
    [{ paymentMethod: { type: 'gold' } }, '140'],
    [{ paymentMethod: { ...cardExample(), encryptedCardNumber: '4111111111111111' } }, '174'],
  ])('refuses a payment with %j', async (wrong, errorCode) => {
    const { post, answerOf } = createAdyenTest()
    const answer = await post('/payments', { ...paymentExample, paymentMethod: cardExample(), ...wrong })
    expect(answer.status).toBe(422)
    expect(await answerOf(answer)).toMatchObject({ status: 422, errorCode, errorType: 'validation' })
  })

  it('answers the same key with the same payment, and no other body', async () => {
    const { post, answerOf, pass, received } = createAdyenTest()
    const payment = { ...paymentExample, paymentMethod: cardExample() }
    const again = (body: object) => post('/payments', body, { 'idempotency-key': 'T-100042-1' })
    const [first, second] = [await answerOf(again(payment)), await answerOf(again(payment))]
    expect(second).toEqual(first)
    expect((await again({ ...payment, reference: 'T-2' })).status).toBe(422)
    await pass(500)
    expect(received).toHaveLength(1)
  })
})

describe('scenarios of Adyen', () => {
  it('answer late by the step delay, after the money has moved', async () => {
    const { payWith, scenario, pass, events } = createAdyenTest()
    await scenario('delay:65000')
    const paying = payWith(cardExample())
    await new Promise(setImmediate)
    await pass(64_000)
    expect(events()).toEqual(['AUTHORISATION true'])
    await pass(1000)
    expect(await paying).toMatchObject({ resultCode: 'Authorised' })
  })
})
