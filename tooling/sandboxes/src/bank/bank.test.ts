import { describe, expect, it } from 'vitest'
import { createAdyenTest } from '../adyen/testing.ts'
import { createTestSandboxes } from '../testing.ts'

async function redirected() {
  const test = createAdyenTest()
  const { action } = await test.payWith({ type: 'mobilepay' })
  const url = new URL(action?.url ?? '')
  const payment = url.searchParams.get('payment') ?? ''
  const press = (answer: string) => test.submit('/bank/answer', { payment, answer })
  const comeBack = async (answer: string) => {
    const location = new URL((await press(answer)).headers.get('location') ?? '')
    return { location, redirectResult: location.searchParams.get('redirectResult') ?? '' }
  }
  return { ...test, action, url, payment, press, comeBack }
}

describe('the bank of a redirect', () => {
  it('shows the payment, the shop’s language, and that nothing is real', async () => {
    const { action, url, app } = await redirected()
    expect(action).toMatchObject({ type: 'redirect', method: 'GET', paymentMethodType: 'mobilepay' })
    expect(url.origin).toBe('http://localhost:8080')
    const answer = await app.request(url.pathname + url.search)
    expect(answer.headers.get('content-security-policy')).toContain(
      "form-action 'self' http://phonicear-dk.localhost:3000",
    )
    const page = await answer.text()
    for (const text of ['DKK\u00a0129.00', 'no real payment', 'T-100042', 'da-DK']) expect(page).toContain(text)
  })

  it('redirects to the shop, where the details count once', async () => {
    const { comeBack, details, payment, answerOf } = await redirected()
    expect((await answerOf(details({ redirectResult: payment }))).errorCode).toBe('803')
    const { location, redirectResult } = await comeBack('approve')
    expect(location.origin + location.pathname).toBe('http://phonicear-dk.localhost:3000/payments/T-100042/c-1')
    expect((await details({ redirectResult })).status).toBe(200)
    const again = await details({ redirectResult })
    expect([again.status, (await answerOf(again)).errorCode]).toEqual([422, '704'])
  })

  it('decides a pending payment 20 seconds later', async () => {
    const { comeBack, details, pass, events } = await redirected()
    const { redirectResult } = await comeBack('pending')
    expect(await (await details({ redirectResult })).json()).toMatchObject({ resultCode: 'Pending' })
    await pass(20_000)
    expect(events()).toEqual([])
    await pass(500)
    expect(events()).toEqual(['AUTHORISATION true'])
  })

  it('counts the first of two answers', async () => {
    const { comeBack, details, pass, events } = await redirected()
    const [first, second] = [await comeBack('cancel'), await comeBack('approve')]
    expect(second.redirectResult).toBe(first.redirectResult)
    expect(await (await details(first)).json()).toMatchObject({ resultCode: 'Cancelled' })
    await pass(500)
    expect(events()).toEqual(['AUTHORISATION false'])
  })

  it('answers 404 for an unknown payment, and after a reset', async () => {
    const { app, submit, call, payment } = await redirected()
    await call('POST', '/__sandbox/reset')
    for (const unknown of ['1', payment]) {
      expect((await app.request(`/bank?payment=${unknown}`)).status).toBe(404)
      expect((await submit('/bank/answer', { payment: unknown, answer: 'approve' })).status).toBe(404)
    }
  })

  it('is replaced by a control where no browser is', async () => {
    const { call, pass, events } = await redirected()
    const page = await (await call('GET', '/__sandbox')).text()
    const [path = ''] = /\/__sandbox\/adyen\/payments\/\w+\/complete/.exec(page) ?? []
    expect((await call('POST', path, { outcome: 'gold' })).status).toBe(400)
    expect((await call('POST', path, { outcome: 'refused' })).status).toBe(204)
    await pass(500)
    expect(events()).toEqual(['AUTHORISATION false'])
  })
})

/** Pays at Nets with a card whose bank asks. */
async function challenged(number: string) {
  const test = createTestSandboxes()
  const paymentId = await test.createPayment()
  const { kind, question } = await test.payByCard(paymentId, number)
  const say = (answer: string) =>
    test.app.request('/bank/answer', { method: 'POST', body: new URLSearchParams({ payment: question, answer }) })
  const reserved = async () => (await test.read(paymentId)).summary.reservedAmount
  return { ...test, kind, question, say, reserved }
}

describe('the bank of a card at Nets', () => {
  it.each([
    ['approve', '?paymentId=', 11_800],
    ['refuse', '&paymentFailed=true', undefined],
  ])('asked in its own window redirects to the shop after "%s"', async (answer, mark, amount) => {
    const { kind, say, reserved } = await challenged('5454 5454 5454 5454')
    expect(kind).toBe('challenge')
    const { status, headers } = await say(answer)
    expect(status).toBe(303)
    expect(headers.get('location')).toMatch(/^http:\/\/phonicear-dk\.localhost:3000\/payments\/T-100042\/c-1/)
    expect(headers.get('location')).toContain(mark)
    expect(await reserved()).toBe(amount)
  })

  it.each([
    ['approve', 'Y', 11_800],
    ['refuse', 'N', undefined],
  ])('asked in the payment window reports "%s" to it', async (answer, transStatus, amount) => {
    const { kind, question, app, say, reserved } = await challenged('5555 5555 5555 4444')
    expect(kind).toBe('challenge-in-frame')
    const page = await app.request(`/bank?payment=${question}`)
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self' http://phonicear-dk.")
    const answered = await (await say(answer)).text()
    expect(answered).toContain(`&quot;transStatus&quot;:&quot;${transStatus}&quot;`)
    expect(answered).toContain('data-target="http://localhost:8080"')
    expect(await reserved()).toBe(amount)
  })

  it('counts the first of two answers', async () => {
    const { say, reserved, pass, received } = await challenged('5454 5454 5454 5454')
    await say('approve')
    expect((await say('refuse')).headers.get('location')).not.toContain('paymentFailed')
    await pass(500)
    expect([await reserved(), received.length]).toEqual([11_800, 1])
  })
})
