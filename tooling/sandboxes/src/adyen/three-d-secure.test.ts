import { describe, expect, it } from 'vitest'
import { cardExample, createAdyenTest } from './testing.ts'

const SHOP = 'http://phonicear-dk.localhost:3000'
const NATIVE = { authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } } }
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64')
const inBase64 = (text = 'e30='): Record<string, string> => JSON.parse(Buffer.from(text, 'base64').toString())

/** Starts a payment with 3-D Secure in the shop's page. */
async function started(number: string) {
  const test = createAdyenTest()
  const answer = await test.payWith(cardExample(number), NATIVE)
  const token = inBase64(answer.action?.token)
  const payment = answer.action?.['authorisationToken'] as string
  const fingerprintResult = base64({ threeDSCompInd: 'Y' })
  return {
    ...test,
    answer,
    token,
    say: (password: string) => test.submit('/bank/answer', { payment, answer: 'approve', password }),
    submitFingerprint: (paymentData: unknown = payment) =>
      test.call('POST', '/checkoutshopper/v1/submitThreeDS2Fingerprint', { fingerprintResult, paymentData }),
    finish: async (transStatus = 'Y') =>
      (await test.details({ threeDSResult: base64({ transStatus, authorisationToken: payment }) })).json(),
  }
}

describe('a challenge in the shop’s page', () => {
  it('opens the bank by a challenge request, in a frame of the shop alone', async () => {
    const { answer, token, submit } = await started('5454545454545454')
    expect(answer).toMatchObject({
      resultCode: 'ChallengeShopper',
      action: { type: 'threeDS2', subtype: 'challenge', paymentMethodType: 'scheme' },
    })
    expect(token).toMatchObject({ acsURL: 'http://localhost:8080/bank', messageVersion: '2.1.0' })
    const page = await submit('/bank', { creq: base64({ acsTransID: token['acsTransID'], messageType: 'CReq' }) })
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${SHOP}`)
    expect(await page.text()).toContain('type="password"')
    expect((await submit('/bank', { creq: 'nonsense' })).status).toBe(404)
  })

  it.each([
    ['password', 'Y', 'Authorised', 'AUTHORISATION true'],
    ['guess', 'N', 'Refused', 'AUTHORISATION false'],
    ['guess', 'Y', 'Refused', 'AUTHORISATION false'],
  ])('answered with "%s" and reported as %s ends %s', async (password, transStatus, resultCode, reported) => {
    const { say, finish, pass, events } = await started('5454545454545454')
    const page = await (await say(password)).text()
    expect(page).toContain(`&quot;transStatus&quot;:&quot;${password === 'password' ? 'Y' : 'N'}&quot;`)
    expect(page).toContain(`data-target="${SHOP}"`)
    expect(await finish(transStatus)).toMatchObject({ resultCode })
    await pass(500)
    expect(events()).toEqual([reported])
  })

  it('is refused if the bank has not seen the customer', async () => {
    const { finish } = await started('5454545454545454')
    expect(await finish()).toMatchObject({ resultCode: 'Refused', refusalReason: '3D Not Authenticated' })
  })

  it('opens in the bank’s own window if the shop wants no frame', async () => {
    const { payWith, submit, details } = createAdyenTest()
    const { resultCode, action } = await payWith(cardExample('5454545454545454'))
    expect(resultCode).toBe('RedirectShopper')
    const payment = new URL(action?.url ?? '').searchParams.get('payment') ?? ''
    const answer = await submit('/bank/answer', { payment, answer: 'approve', password: 'password' })
    const redirectResult = new URL(answer.headers.get('location') ?? '').searchParams.get('redirectResult')
    expect(await (await details({ redirectResult })).json()).toMatchObject({ resultCode: 'Authorised' })
  })
})

describe('a fingerprint of the browser', () => {
  it('is enough for some cards', async () => {
    const { answer, token, submit, submitFingerprint, details } = await started('5201281505129736')
    expect(answer).toMatchObject({ resultCode: 'IdentifyShopper', action: { subtype: 'fingerprint' } })
    expect(token).toMatchObject({ threeDSMethodUrl: 'http://localhost:8080/acs/fingerprint' })
    const threeDSMethodData = base64({ threeDSServerTransID: token['threeDSServerTransID'] })
    const page = await submit('/acs/fingerprint', { threeDSMethodData })
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${SHOP}`)
    const submitted = await submitFingerprint()
    expect(submitted.headers.get('access-control-allow-origin')).toBe('*')
    const completed = await submitted.json()
    expect(completed.type).toBe('completed')
    expect(await (await details(completed.details)).json()).toMatchObject({ resultCode: 'Authorised' })
  })

  it('is followed by a challenge for other cards', async () => {
    const { submitFingerprint, say, finish } = await started('4917610000000000')
    expect(await (await submitFingerprint()).json()).toMatchObject({ type: 'action', action: { subtype: 'challenge' } })
    await say('password')
    expect(await finish()).toMatchObject({ resultCode: 'Authorised' })
  })

  it.each([true, false])('does not replace the challenge: submitted %s', async (isSubmitted) => {
    const { submitFingerprint, finish } = await started('4917610000000000')
    if (isSubmitted) await submitFingerprint()
    expect(await finish()).toMatchObject({ resultCode: 'Refused' })
  })

  it('is read for cards that need one alone', async () => {
    const { submitFingerprint, submit } = await started('4111111111111111')
    expect((await submitFingerprint('nothing')).status).toBe(422)
    expect((await submit('/acs/fingerprint', { threeDSMethodData: 'nonsense' })).status).toBe(404)
  })

  it('is skipped if the shop wants no frame', async () => {
    const { payWith } = createAdyenTest()
    expect(await payWith(cardExample('5201281505129736'))).toMatchObject({ resultCode: 'Authorised' })
    expect(await payWith(cardExample('4917610000000000'))).toMatchObject({ resultCode: 'RedirectShopper' })
  })
})
