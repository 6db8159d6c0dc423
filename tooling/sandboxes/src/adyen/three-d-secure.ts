import * as v from 'valibot'
import type { Payment } from './payment.ts'
import type { PaymentRequest } from './payment-request.ts'

const resultSchema = v.object({ transStatus: v.picklist(['Y', 'N', 'U']), authorisationToken: v.string() })
const methodSchema = v.object({ threeDSServerTransID: v.string() })

const base64Of = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64')

function jsonIn(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString())
  } catch {
    return undefined
  }
}

/** True if the bank asks in a frame of the shop's page: the shop requested it and sent its origin. */
export const isNativeChallenge = ({ authenticationData, origin }: PaymentRequest) =>
  authenticationData?.threeDSRequestData?.nativeThreeDS === 'preferred' && origin !== undefined

/** The action by which the form opens the bank's page in a frame. */
export const challengeAction = ({ token }: Payment, origin: string) => ({
  type: 'threeDS2',
  subtype: 'challenge',
  paymentMethodType: 'scheme',
  authorisationToken: token,
  token: base64Of({
    acsTransID: token,
    acsURL: `${origin}/bank`,
    messageVersion: '2.1.0',
    threeDSNotificationURL: `${origin}/bank/answer`,
    threeDSServerTransID: token,
  }),
})

/** The action by which the form opens the bank's fingerprint page in a hidden frame. */
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

/** The details that the form gives the shop if the bank does not ask. */
export const frictionlessDetails = ({ token }: Payment) => ({
  threeDSResult: base64Of({ transStatus: 'Y', authorisationToken: token }),
})

/** Reads the token of the payment from a fingerprint request. */
export function readFingerprintRequest(threeDSMethodData: string): string | undefined {
  const request = v.safeParse(methodSchema, jsonIn(threeDSMethodData))
  return request.success ? request.output.threeDSServerTransID : undefined
}

/** Reads the token of the payment from a challenge result. The bank itself has stored the outcome. */
export function readThreeDSResult(threeDSResult: string): string | undefined {
  const result = v.safeParse(resultSchema, jsonIn(threeDSResult))
  return result.success ? result.output.authorisationToken : undefined
}
