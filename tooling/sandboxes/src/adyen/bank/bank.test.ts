import { describe, expect, it } from 'vitest'
import { createAdyenTest } from '../testing.ts'

async function atTheBank() {
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
  it('is a page of its own that says what is to be paid, and that nothing is real', async () => {
    const { action, url, app } = await atTheBank()
    expect(action).toMatchObject({ type: 'redirect', method: 'GET', paymentMethodType: 'mobilepay' })
    expect(url.origin).toBe('http://localhost:8080')
    const answer = await app.request(url.pathname + url.search)
    expect(answer.headers.get('content-security-policy')).toContain(
      "form-action 'self' http://phonicear-dk.localhost:3000",
    )
    const page = await answer.text()
    for (const text of ['129,00', 'ingen rigtig betaling', 'T-100042', 'lang="da"']) expect(page).toContain(text)
  })

  it.each([
    ['approve', 'Authorised', ['AUTHORISATION true']],
    ['refuse', 'Refused', ['AUTHORISATION false']],
    ['cancel', 'Cancelled', ['AUTHORISATION false']],
  ])('sends who pressed "%s" back with a result of %s', async (button, resultCode, reported) => {
    const { comeBack, details, pass, events } = await atTheBank()
    const { location, redirectResult } = await comeBack(button)
    expect(location.origin + location.pathname).toBe('http://phonicear-dk.localhost:3000/payments/T-100042/c-1')
    expect(await (await details({ redirectResult })).json()).toMatchObject({
      resultCode,
      merchantReference: 'T-100042',
    })
    await pass(500)
    expect(events()).toEqual(reported)
  })

  it('decides later when asked to, after the shop has been reported that it is pending', async () => {
    const { comeBack, details, pass, events } = await atTheBank()
    const { redirectResult } = await comeBack('pending')
    expect(await (await details({ redirectResult })).json()).toMatchObject({ resultCode: 'Pending' })
    await pass(20_000)
    expect(events()).toEqual([])
    await pass(500)
    expect(events()).toEqual(['AUTHORISATION true'])
  })

  it('lets only the webhook reach the shop when the window is closed', async () => {
    const { press, pass, events } = await atTheBank()
    const answer = await press('pay-and-close')
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
    await pass(500)
    expect(events()).toEqual(['AUTHORISATION true'])
  })

  it('takes the details once, and only those it has given out', async () => {
    const { comeBack, details, payment, answerOf } = await atTheBank()
    expect((await answerOf(details({ redirectResult: payment }))).errorCode).toBe('803')
    const { redirectResult } = await comeBack('approve')
    expect((await details({ redirectResult })).status).toBe(200)
    const again = await details({ redirectResult })
    expect([again.status, (await answerOf(again)).errorCode]).toEqual([422, '704'])
  })

  it('lets the first answer count when two are given', async () => {
    const { comeBack, details, pass, events } = await atTheBank()
    const [first, second] = [await comeBack('cancel'), await comeBack('approve')]
    expect(second.redirectResult).toBe(first.redirectResult)
    expect(await (await details(first)).json()).toMatchObject({ resultCode: 'Cancelled' })
    await pass(500)
    expect(events()).toEqual(['AUTHORISATION false'])
  })

  it('knows no payment that was never made', async () => {
    const { app, submit } = createAdyenTest()
    expect((await app.request('/bank?payment=1')).status).toBe(404)
    expect((await submit('/bank/answer', { payment: '1', answer: 'approve' })).status).toBe(404)
  })

  it('is done by hand where there is no browser', async () => {
    const { call, pass, events } = await atTheBank()
    const { entries } = await (await call('GET', '/__sandbox/log')).json()
    expect(entries.length).toBeGreaterThan(0)
    const page = await (await call('GET', '/__sandbox')).text()
    const [path = ''] = /\/__sandbox\/adyen\/payments\/\w+\/complete/.exec(page) ?? []
    expect((await call('POST', path, { outcome: 'gold' })).status).toBe(400)
    expect((await call('POST', path, { outcome: 'refused' })).status).toBe(204)
    await pass(500)
    expect(events()).toEqual(['AUTHORISATION false'])
  })
})
