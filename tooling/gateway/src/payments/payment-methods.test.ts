import { paymentIcons, paymentMethodsSchema, readPaymentMethods } from '@shop/domain/payments/payment.ts'
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { createShopper, useTestGateway } from '../../testing/test.ts'
import { readPaymentIcons } from './payment-methods.ts'

const gateway = useTestGateway({ shops: 'demo' })

const answerOf = async (shopId: string) =>
  (await createShopper(gateway.fetch, shopId).get('/payments/paymentMethods')).body
const iconsOf = async (shopId: string) =>
  paymentIcons(readPaymentMethods(parse(paymentMethodsSchema, await answerOf(shopId)).paymentMethods))

describe('readPaymentIcons', () => {
  it('answers how a shop’s customers pay, in the provider’s words [API-23, CART-19, PAY-20] (OP-14)', async () => {
    const answer = await answerOf('phonicear_dk')
    expect(answer).toEqual({
      paymentMethods: expect.any(String),
      clientKey: '',
      culture: 'da-DK',
      environment: 'test',
      iconBase: 'http://localhost:8080/checkoutshopper/images/logos/medium/',
    })
    expect(await iconsOf('phonicear_dk')).toEqual(['dankort', 'visa', 'mc', 'mobilepay'])
    expect(await iconsOf('horselbutik_se')).toEqual(['visa', 'mc', 'swish', 'klarna'])
    expect(await iconsOf('phonicear_dk_forbrugsshop_free')).toEqual([])
  })

  it('points at the sandbox on a developer’s machine only', () => {
    expect(readPaymentIcons({ SITE_ENV: 'production', SANDBOX_PORT: '8080' })).toEqual({ environment: 'live' })
    expect(readPaymentIcons({ SITE_ENV: 'staging' })).toEqual({ environment: 'test' })
    expect(readPaymentIcons({ SITE_ENV: 'local', SANDBOX_PORT: '4711' }).iconBase).toMatch(/^http:\/\/localhost:4711\//)
    expect(readPaymentIcons({ SITE_ENV: 'local', SANDBOX_ORIGIN: 'https://sandbox.test' }).iconBase).toMatch(
      /^https:\/\/sandbox\.test\//,
    )
  })
})
