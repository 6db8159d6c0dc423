import * as v from 'valibot'
import type { Payment } from '../payment.ts'
import type { PaymentRequest } from '../payment-request.ts'

const resultSchema = v.object({ transStatus: v.picklist(['Y', 'N', 'U']), authorisationToken: v.string() })
const methodSchema = v.object({ threeDSServerTransID: v.string() })
const requestSchema = v.object({ acsTransID: v.string(), messageType: v.literal('CReq') })

const base64Of = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64')

function jsonIn(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString())
  } catch {
    return undefined
  }
}

/** Whether the bank asks in a frame of the shop's page: the shop wants it and says where its page is. */
export const isNativeChallenge = ({ authenticationData, origin }: PaymentRequest) =>
  authenticationData?.threeDSRequestData?.nativeThreeDS === 'preferred' && origin !== undefined

/** What makes the form in the browser open the bank's page in a frame. */
export const challengeAction = ({ token }: Payment, origin: string) => ({
  type: 'threeDS2',
  subtype: 'challenge',
  paymentMethodType: 'scheme',
  authorisationToken: token,
  token: base64Of({
    acsTransID: token,
    acsURL: `${origin}/acs`,
    messageVersion: '2.1.0',
    threeDSNotificationURL: `${origin}/acs/answer`,
    threeDSServerTransID: token,
  }),
})

/** What makes the form in the browser let the bank look at it, in a frame that nobody sees. */
export const fingerprintAction = ({ token }: Payment, origin: string) => ({
  type: 'threeDS2',
  subtype: 'fingerprint',
  paymentMethodType: 'scheme',
  authorisationToken: token,
  paymentData: token,
  token: base64Of({
    threeDSMethodNotificationURL: `${origin}/acs/fingerprint`,
    threeDSMethodUrl: `${origin}/acs/fingerprint`,
    threeDSServerTransID: token,
  }),
})

/** What the form hands to the shop when the bank asks nothing more. */
export const frictionlessDetails = ({ token }: Payment) => ({
  threeDSResult: base64Of({ transStatus: 'Y', authorisationToken: token }),
})

/** The payment whose browser the bank is to look at. */
export function readFingerprintRequest(threeDSMethodData: string): string | undefined {
  const request = v.safeParse(methodSchema, jsonIn(threeDSMethodData))
  return request.success ? request.output.threeDSServerTransID : undefined
}

/** The payment that the result of a challenge is about. Whether it was passed, the bank has told us itself. */
export function readThreeDSResult(threeDSResult: string): string | undefined {
  const result = v.safeParse(resultSchema, jsonIn(threeDSResult))
  return result.success ? result.output.authorisationToken : undefined
}

/** The payment that a challenge request (CReq) is about. */
export function readChallengeRequest(creq: string): string | undefined {
  const request = v.safeParse(requestSchema, jsonIn(creq))
  return request.success ? request.output.acsTransID : undefined
}
