import { GatewayFailure } from '@shop/api-client/failure.ts'
import { codeRules, findOrderRules } from '@shop/domain/orders/guest-order.ts'
import { toErrorCode } from '@shop/domain/reading/errors.ts'
import { useState } from 'react'
import { useForm } from '../../forms/use-form.ts'
import { useFocusOnChange } from '../../runtime/navigation/focus-on-navigation.ts'
import { useLocation } from '../../runtime/navigation/router.ts'
import { readFindOrder } from '../../session/find-order-state.ts'
import { useShop } from '../../runtime/state/shop-context.ts'
import { ACCESS_LASTS, CODE_LASTS, guestOrderMemory, readGuestOrder, type GuestOrder } from './guest-order-memory.ts'

const isMissing = (error: unknown) =>
  error instanceof GatewayFailure && 'status' in error.failure && error.failure.status === 404

/** The steps to an order without an account: number and email, the mailed code, the order. Only for the browser. */
export function useFindOrder() {
  const { platform, loadGateway } = useShop()
  const { state } = useLocation()
  const [kept, setKept] = useState(() => readGuestOrder(platform))
  // The gateway has no such calls, so the shop has no such page.
  const [isUnknown, setUnknown] = useState(false)
  const [isOver, setOver] = useState(false)

  const keep = (value: GuestOrder | undefined) => {
    if (value) guestOrderMemory.write(platform, value)
    else guestOrderMemory.forget(platform)
    setKept(value)
  }
  const ask = useForm({
    id: 'find-order',
    rules: findOrderRules,
    empty: { orderNumber: readFindOrder(state), email: kept && 'email' in kept ? kept.email : '' },
    staysOnPage: true,
    send: async (asked) => {
      try {
        const { request } = await (await loadGateway()).guestOrders.askForCode(asked)
        setOver(false)
        keep({ request, email: asked.email, until: Date.now() + CODE_LASTS })
      } catch (error) {
        if (!isMissing(error)) throw error
        setUnknown(true)
      }
    },
  })
  const code = useForm({
    id: 'order-code',
    rules: codeRules,
    empty: { code: '' },
    staysOnPage: true,
    secrets: ['code'],
    sortErrorCodes: (errorCodes) => {
      const message = errorCodes.map((one) => CODE_ERRORS[toErrorCode(one)]).find(Boolean)
      return message ? { errors: { code: message }, errorCodes: [] } : { errors: {}, errorCodes: [...errorCodes] }
    },
    send: async (typed) => {
      const request = kept && 'request' in kept ? kept.request : ''
      const { orderToken } = await (await loadGateway()).guestOrders.open({ request, ...typed })
      keep({ orderToken, until: Date.now() + ACCESS_LASTS })
    },
    onSent: ({ reset }) => reset(),
  })
  const orderToken = kept && 'orderToken' in kept ? kept.orderToken : undefined
  const step = isUnknown ? 'unknown' : orderToken ? 'order' : kept ? 'code' : 'ask'
  useFocusOnChange(step, true)
  return {
    step,
    ask,
    code,
    /** The address that the code was sent to. */
    sentTo: kept && 'email' in kept ? kept.email : '',
    orderToken,
    isOver,
    askAgain: () => {
      code.reset()
      keep(undefined)
    },
    /** The gateway does not show the order any more. */
    end: () => {
      setOver(true)
      keep(undefined)
    },
  }
}

export type FindOrderState = ReturnType<typeof useFindOrder>

const CODE_ERRORS: Readonly<Partial<Record<string, 'CodeWrong' | 'CodeOver'>>> = {
  'wrong-code': 'CodeWrong',
  'code-over': 'CodeOver',
}
