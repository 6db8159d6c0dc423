import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { onTestFinished, vi } from 'vitest'
import { openPage } from './open-page.tsx'
import type { Shop } from '../shop.ts'
import type { StoryShopOptions } from './story-shop.tsx'
import type { Call } from './fake-gateway.ts'

/** A transaction that is not paid yet. */
export const unpaid = { ...getTransaction.answer, orderNumber: '', orderPlaced: false, status: 'Pending' }

const SANDBOX = 'http://localhost:8080'

/**
 * The gateway's answer with the payment methods. A method that redirects needs no frames, which the test environment
 * does not have.
 */
export const methods = {
  paymentMethods: JSON.stringify({ paymentMethods: [{ type: 'mobilepay', name: 'MobilePay' }] }),
  clientKey: 'sandbox_key',
  culture: 'en-GB',
  environment: 'test',
  environmentUrls: {
    api: `${SANDBOX}/checkoutshopper/`,
    analytics: `${SANDBOX}/checkoutanalytics/`,
    cdn: { images: `${SANDBOX}/checkoutshopper/`, translations: `${SANDBOX}/checkoutshopper/` },
  },
}

/** The gateway's answers: a value, or a function called for each request. */
interface AdyenAnswers extends StoryShopOptions {
  /** A shop of the test, with its own answers. */
  shop?: Shop
  transaction?: unknown
  status?: unknown
  methods?: unknown
  initialize?: unknown
  details?: unknown
  cart?: unknown
  login?: unknown
  /** The query of the address. */
  search?: string
}

const PATHS = {
  '/api/cart/get-transaction': 'transaction',
  '/api/payments/paymentMethods': 'methods',
  '/api/payments/status/t-1': 'status',
  '/api/payments/initializePayment': 'initialize',
  '/api/payments/paymentDetails': 'details',
  '/api/cart/get': 'cart',
  '/api/v1.0/authenticate': 'login',
} as const

/** Opens the payment page of a shop with Adyen. The form is Adyen's own. */
export function openAdyenPayment({ search = '', ...answers }: AdyenAnswers = {}) {
  const calls: Call[] = []
  const given: Record<string, unknown> = { transaction: unpaid, status: { status: 'Pending' }, methods, ...answers }
  const opened = openPage(`/payments/t-1/c-1${search}`, {
    configuration: { paymentProvider: 'adyen', ...answers.configuration },
    ...answers,
    answer: (call) => {
      calls.push(call)
      const answer = given[PATHS[call.path as keyof typeof PATHS]]
      const value = typeof answer === 'function' ? answer(call) : answer
      return value instanceof Response ? value.clone() : value
    },
  })
  return { ...opened, calls, callsTo: (path: keyof typeof PATHS) => calls.filter((call) => call.path === path) }
}

/** happy-dom's settings for frames. */
interface FrameSettings {
  enableIframePageLoading: boolean
  fetch: { interceptor: { beforeAsyncRequest: (request: { window: typeof globalThis }) => Promise<Response> } }
}

/**
 * Answers each request of Adyen's form to its hosts with nothing and leaves its frames empty, until the test ends. Returns
 * the requested addresses.
 */
export function fakeAdyenHosts() {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({})
  })
  const { settings } = (window as unknown as { happyDOM: { settings: FrameSettings } }).happyDOM
  const { enableIframePageLoading } = settings
  const { interceptor } = settings.fetch
  onTestFinished(() => {
    settings.enableIframePageLoading = enableIframePageLoading
    settings.fetch.interceptor = interceptor
    removeTracesOfAdyen()
  })
  settings.enableIframePageLoading = true
  settings.fetch.interceptor = { beforeAsyncRequest: async ({ window: { Response: Empty } }) => new Empty('') }
  return asked
}

/** Adyen's script leaves these behind. */
function removeTracesOfAdyen() {
  document.querySelectorAll('.sr-panel-holder').forEach((panel) => panel.remove())
  sessionStorage.clear()
  Reflect.deleteProperty(globalThis, 'AdyenWebMetadata')
}
