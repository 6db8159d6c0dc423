import { createRequire } from 'node:module'
import { NotificationRequestItem } from '@adyen/api-library/lib/src/typings/notification/models.js'
import * as checkout from '@adyen/api-library/lib/src/typings/checkout/models.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { mobilePay, orderAtAdyen, postSigned, useAdyenShop } from '../../../../testing/test.ts'
import { ALARM_EVENTS, IGNORED_EVENTS, MONEY_EVENTS, type AlarmEvent, type MoneyEvent } from './adyen-event-codes.ts'
import { RESULTS } from './adyen-result.ts'

// Compares the code with Adyen's own library: its types, its signature check, its enumerations. An update of it fails here.
const { version } = createRequire(import.meta.url)('@adyen/api-library/package.json') as { version: string }
type EventCode = `${NotificationRequestItem.EventCodeEnum}`
const published: readonly EventCode[] = Object.values(NotificationRequestItem.EventCodeEnum)

const shop = useAdyenShop()

const isAlarm = (code: EventCode): code is AlarmEvent => Object.hasOwn(ALARM_EVENTS, code)

/** A field of the API in Adyen's library. */
interface Attribute {
  baseName: string
  type: string
}
interface Described {
  getAttributeTypeMap: () => Attribute[]
}
const types = checkout as unknown as Readonly<Record<string, (Described & Record<string, unknown>) | undefined>>

/** Returns the fields and enumeration values that the type in the library does not have. */
function unknownIn(value: unknown, type: string, path = type): string[] {
  const name = type.replace(' | null', '')
  const item = /^Array<(.*)>$/.exec(name)?.[1]
  if (item) return Array.isArray(value) ? value.flatMap((one) => unknownIn(one, item, `${path}[]`)) : [path]
  const [owner = '', enumeration] = name.split('.')
  if (enumeration)
    return Object.values(types[owner]?.[enumeration] ?? {}).includes(value) ? [] : [`${path}=${JSON.stringify(value)}`]
  const described = types[name]?.getAttributeTypeMap?.()
  if (!described || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) => {
    const attribute = described.find(({ baseName }) => baseName === field)
    return attribute ? unknownIn(inner, attribute.type, `${path}.${field}`) : [`${path}.${field}`]
  })
}

const REQUESTS: readonly [RegExp, request: string, answer: string][] = [
  [/^\/payments$/, 'PaymentRequest', 'PaymentResponse'],
  [/^\/payments\/details$/, 'PaymentDetailsRequest', 'PaymentDetailsResponse'],
  [/\/captures$/, 'PaymentCaptureRequest', 'PaymentCaptureResponse'],
  [/\/refunds$/, 'PaymentRefundRequest', 'PaymentRefundResponse'],
  [/\/reversals$/, 'PaymentReversalRequest', 'PaymentReversalResponse'],
]

describe(`Adyen’s requests and events, by @adyen/api-library ${version}`, () => {
  beforeEach(() => shop.reset())

  describe('an event', () => {
    it('of every published code stands in one of three lists, and no other code does', () => {
      const listed: readonly EventCode[] = [
        ...MONEY_EVENTS,
        ...(Object.keys(ALARM_EVENTS) as AlarmEvent[]),
        ...IGNORED_EVENTS,
      ]
      expect(listed.toSorted()).toEqual(published.toSorted())
      expect(new Set(listed).size).toBe(listed.length)
    })

    const OPEN = 'Open authorised'
    /** State and alarms after an event about a placed order that the shop has not requested. */
    const EFFECTS: Readonly<Record<MoneyEvent, string>> = {
      AUTHORISATION: OPEN,
      PENDING: OPEN,
      OFFER_CLOSED: OPEN,
      MANUAL_REVIEW_ACCEPT: OPEN,
      CAPTURE_FAILED: OPEN,
      REFUND_FAILED: OPEN,
      REFUNDED_REVERSED: OPEN,
      CANCELLATION: 'Open released money-released',
      CANCEL_OR_REFUND: 'Open released money-released',
      TECHNICAL_CANCEL: 'Open released money-released',
      EXPIRE: 'Open released money-released',
      MANUAL_REVIEW_REJECT: 'Open released money-released',
      CAPTURE: 'Open captured captured-unasked',
      REFUND: 'Open refunded refunded-unasked',
      CHARGEBACK: 'Open disputed disputed',
      SECOND_CHARGEBACK: 'Open disputed disputed',
      PREARBITRATION_LOST: 'Open disputed disputed',
      CHARGEBACK_REVERSED: `${OPEN} dispute-news`,
      PREARBITRATION_WON: `${OPEN} dispute-news`,
    }
    const isMoney = (code: EventCode): code is MoneyEvent => Object.hasOwn(EFFECTS, code)
    function effectOf(code: EventCode, success: 'true' | 'false'): string {
      if (isAlarm(code)) return `${OPEN} ${ALARM_EVENTS[code]}`
      return isMoney(code) && success === 'true' ? EFFECTS[code] : OPEN
    }

    it.each(published.flatMap((code) => (['true', 'false'] as const).map((success) => [code, success] as const)))(
      '%s %s, signed by the vendor’s checker, is taken and has the effect that its list says [PAY-32]',
      async (eventCode, success) => {
        const { state, alarms, psp, transactionId } = await orderAtAdyen(shop)
        const isAboutPayment = ['AUTHORISATION', 'EXPIRE', 'OFFER_CLOSED', 'PENDING'].includes(eventCode)
        const payment = await psp()
        const status = await postSigned(shop, {
          eventCode,
          success,
          merchantReference: transactionId,
          ...(isAboutPayment
            ? { pspReference: payment }
            : { pspReference: `M-${transactionId}`, originalReference: payment }),
        })
        expect(status).toBe(200)
        await shop.gateway.runDueJobs()
        expect([await state(), ...(await alarms())].join(' ')).toBe(effectOf(eventCode, success))
      },
    )
  })

  it('a notification has these fields, those that the gateway reads among them', () => {
    const fields = NotificationRequestItem.getAttributeTypeMap().map(({ baseName }) => baseName)
    expect(fields.toSorted().join(' ')).toBe(
      'additionalData amount eventCode eventDate merchantAccountCode merchantReference operations originalReference ' +
        'paymentMethod pspReference reason success',
    )
  })

  it('a result of every published code is understood', () => {
    expect(Object.keys(RESULTS).toSorted()).toEqual(Object.values(checkout.PaymentResponse.ResultCodeEnum).toSorted())
  })

  it('our requests, and the answers of the stand-in, have no field and no value that Adyen’s library does not know', async () => {
    const answers: { path: string; answer: unknown }[] = []
    shop.intercept(async ({ path }, send) => {
      const response = await send()
      answers.push({ path, answer: await response.clone().json() })
      return response
    })
    const shipped = await orderAtAdyen(shop)
    await shipped.run('ship')
    await shipped.reconcileAll()
    await shipped.run('refund')
    await shipped.reconcileAll()
    const cancelled = await orderAtAdyen(shop)
    await cancelled.run('cancel')
    await cancelled.reconcileAll()
    // With a webhook, the payment may be known before the shopper returns, and is not asked for.
    await shop.scenario('never')
    const { pay, goOn } = await shop.begin()
    const { action } = (await pay(mobilePay)).body
    const payment = new URL(action.url).searchParams.get('payment') ?? ''
    const back = await shop.press('/bank/answer', { payment, answer: 'approve' })
    await goOn({ redirectResult: new URL(back).searchParams.get('redirectResult') })
    // The check itself finds invented fields.
    expect(unknownIn({ merchantAcount: 'x', amount: { valeu: 1 } }, 'PaymentCaptureRequest')).toHaveLength(2)
    for (const [pattern, request, answer] of REQUESTS) {
      const calls = shop.calls.filter(({ path }) => pattern.test(path))
      const given = answers.filter(({ path }) => pattern.test(path))
      expect([request, calls.length > 0, given.length > 0]).toEqual([request, true, true])
      expect(calls.flatMap(({ body }) => unknownIn(body, request))).toEqual([])
      expect(given.flatMap((one) => unknownIn(one.answer, answer))).toEqual([])
    }
  })
})
