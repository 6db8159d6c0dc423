import { expect, it } from 'vitest'
import { cardExample, createAdyenTest } from '../testing.ts'

const NATIVE = { authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } } }
const inBase64 = (text = 'e30='): Record<string, string> => JSON.parse(Buffer.from(text, 'base64').toString())

/** Starts a payment whose bank wants the browser's fingerprint. */
async function identified(number: string) {
  const test = createAdyenTest()
  const answer = await test.payWith(cardExample(number), NATIVE)
  const token = inBase64(answer.action?.token)
  const look = () => {
    const { threeDSServerTransID, threeDSMethodNotificationURL } = token
    const data = Buffer.from(JSON.stringify({ threeDSServerTransID, threeDSMethodNotificationURL })).toString(
      'base64url',
    )
    return test.submit('/acs/fingerprint', { threeDSMethodData: data })
  }
  const fingerprintResult = Buffer.from('{"threeDSCompInd":"Y"}').toString('base64')
  const submit = (paymentData = answer.action?.['paymentData']) =>
    test.call('POST', '/checkoutshopper/v1/submitThreeDS2Fingerprint?token=sandbox_local', {
      fingerprintResult,
      paymentData,
    })
  return { ...test, answer, token, look, submitFingerprint: submit }
}

it('a bank that has seen the browser may ask nothing', async () => {
  const { answer, token, look, submitFingerprint, details, pass, events } = await identified('5201281505129736')
  expect(answer).toMatchObject({ resultCode: 'IdentifyShopper', action: { type: 'threeDS2', subtype: 'fingerprint' } })
  expect(token).toMatchObject({ threeDSMethodUrl: 'http://localhost:8080/acs/fingerprint' })
  const page = await look()
  expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://phonicear-dk.localhost:3000')
  expect(await page.text()).toContain('data-shop-origin="http://phonicear-dk.localhost:3000"')
  const submitted = await submitFingerprint()
  expect(submitted.headers.get('access-control-allow-origin')).toBe('*')
  const completed = await submitted.json()
  expect(completed).toMatchObject({ type: 'completed', details: { threeDSResult: expect.any(String) } })
  expect(await (await details(completed.details)).json()).toMatchObject({ resultCode: 'Authorised' })
  await pass(500)
  expect(events()).toEqual(['AUTHORISATION true'])
})

it('or ask its customer all the same', async () => {
  const { submitFingerprint, submit, details } = await identified('4917610000000000')
  const { type, action } = await (await submitFingerprint()).json()
  expect([type, action.subtype]).toEqual(['action', 'challenge'])
  const { authorisationToken } = action
  const threeDSResult = Buffer.from(JSON.stringify({ transStatus: 'Y', authorisationToken })).toString('base64')
  await submit('/acs/answer', { payment: authorisationToken, answer: 'confirm', password: 'password' })
  expect(await (await details({ threeDSResult })).json()).toMatchObject({ resultCode: 'Authorised' })
})

it.each([true, false])('a payment whose bank asks is not made by the browser alone: seen %s', async (isSeen) => {
  const { submitFingerprint, answer, details } = await identified('4917610000000000')
  if (isSeen) await submitFingerprint()
  const authorisationToken = answer.action?.['authorisationToken']
  const threeDSResult = Buffer.from(JSON.stringify({ transStatus: 'Y', authorisationToken })).toString('base64')
  expect(await (await details({ threeDSResult })).json()).toMatchObject({ resultCode: 'Refused' })
})

it('nobody else is looked at', async () => {
  const { submitFingerprint, submit } = await identified('4111111111111111')
  expect((await submitFingerprint('nothing')).status).toBe(422)
  expect((await submit('/acs/fingerprint', { threeDSMethodData: 'nonsense' })).status).toBe(404)
})

it('a shop that wants no frames is sent to the bank, or has its money', async () => {
  const { payWith } = createAdyenTest()
  expect(await payWith(cardExample('5201281505129736'))).toMatchObject({ resultCode: 'Authorised' })
  expect(await payWith(cardExample('4917610000000000'))).toMatchObject({ resultCode: 'RedirectShopper' })
})
