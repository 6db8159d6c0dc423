import { describe, expect, it } from 'vitest'
import { cardExample, createAdyenTest } from '../testing.ts'

const CARD = cardExample('5454545454545454')
const NATIVE = { authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } } }
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64')

async function challenged() {
  const test = createAdyenTest()
  const answer = await test.payWith(CARD, NATIVE)
  const token = JSON.parse(Buffer.from(answer.action?.token ?? '', 'base64').toString())
  const creq = Buffer.from(JSON.stringify({ acsTransID: token.acsTransID, messageType: 'CReq' })).toString('base64url')
  const open = () => test.submit('/acs', { creq })
  const type = (password: string) =>
    test.submit('/acs/answer', { payment: token.acsTransID, answer: 'confirm', password })
  const finish = (transStatus: string) =>
    test.details({ threeDSResult: base64({ transStatus, authorisationToken: answer.action?.authorisationToken }) })
  return { ...test, answer, token, open, type, finish }
}

describe('3-D Secure in the shop’s page', () => {
  it('is asked for in the form that the card component reads', async () => {
    const { answer, token, open } = await challenged()
    expect(answer).toMatchObject({
      resultCode: 'ChallengeShopper',
      action: { type: 'threeDS2', subtype: 'challenge', paymentMethodType: 'scheme' },
    })
    expect(token).toMatchObject({ acsURL: 'http://localhost:8080/acs', messageVersion: '2.1.0' })
    const page = await open()
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://phonicear-dk.localhost:3000')
    expect(await page.text()).toContain('<label for="password">Adgangskode: ')
  })

  it.each([
    ['password', 'Y', 'Authorised', 'AUTHORISATION true'],
    ['guess', 'N', 'Refused', 'AUTHORISATION false'],
    ['guess', 'Y', 'Refused', 'AUTHORISATION false'],
  ])('given "%s" and back with %s ends %s', async (password, transStatus, resultCode, reported) => {
    const { type, finish, pass, events } = await challenged()
    const page = await (await type(password)).text()
    expect(page).toContain(`data-status="${password === 'password' ? 'Y' : 'N'}"`)
    expect(page).toContain('data-shop-origin="http://phonicear-dk.localhost:3000"')
    expect(await (await finish(transStatus)).json()).toMatchObject({ resultCode })
    await pass(500)
    expect(events()).toEqual([reported])
  })

  it('believes no browser that the bank has not seen', async () => {
    const { finish } = await challenged()
    expect(await (await finish('Y')).json()).toMatchObject({
      resultCode: 'Refused',
      refusalReason: '3D Not Authenticated',
    })
  })

  it('lets the first word count', async () => {
    const { type, finish } = await challenged()
    await type('guess')
    await type('password')
    expect(await (await finish('Y')).json()).toMatchObject({ resultCode: 'Refused' })
  })
})

it('is a page of the bank when the shop does not want it in its own [3-D Secure]', async () => {
  const { payWith, app, submit, details } = createAdyenTest()
  const { resultCode, action } = await payWith(CARD)
  expect(resultCode).toBe('RedirectShopper')
  const { pathname, search, searchParams } = new URL(action?.url ?? '')
  expect((await app.request(pathname + search)).status).toBe(200)
  const payment = searchParams.get('payment') ?? ''
  const answer = await submit('/acs/answer', { payment, answer: 'confirm', password: 'password' })
  const redirectResult = new URL(answer.headers.get('location') ?? '').searchParams.get('redirectResult')
  expect(await (await details({ redirectResult })).json()).toMatchObject({ resultCode: 'Authorised' })
})

it('asks nobody whose payment needs no 3-D Secure', async () => {
  const { app, payWith, submit } = createAdyenTest()
  const { action } = await payWith({ type: 'mobilepay' })
  const payment = new URL(action?.url ?? '').searchParams.get('payment') ?? ''
  expect((await app.request(`/acs?payment=${payment}`)).status).toBe(404)
  expect((await submit('/acs/answer', { payment, answer: 'confirm', password: 'password' })).status).toBe(404)
  expect((await submit('/acs', { creq: 'nonsense' })).status).toBe(404)
})
