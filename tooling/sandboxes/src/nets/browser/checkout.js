// Nets' public script: `new Dibs.Checkout({ checkoutKey, paymentId, containerId, … })`. It changes the shop's page as Nets'
// script does. It inserts the bank's form by `innerHTML`, leaves the frame without a title, and sets a class on the
// container.
;(() => {
  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement)) throw new Error('checkout.js is a plain script')
  const host = new URL(script.src).origin
  const EVENTS = [
    'pay-initialized',
    'payment-completed',
    'payment-cancelled',
    'address-changed',
    'applepay-contact-updated',
  ]
  const MESSAGES = new Map([
    ['payment-order-finalized', 'paymentOrderFinalized'],
    ['payment-cancel-initiated', 'cancelPayment'],
  ])

  /** @typedef {(data: any) => void} Handler */

  class Checkout {
    /** @type {Map<string, Handler>} */
    #handlers = new Map()
    /** @type {string[] | undefined} messages queued until the window is ready */
    #queue = []
    #frame
    #options
    #listen = (/** @type {MessageEvent} */ message) => this.#receive(message)

    /** @param {{ checkoutKey: string, paymentId: string, containerId?: string, language?: string, theme?: object }} options */
    constructor(options) {
      this.#options = options
      const container = containerOf(options.containerId)
      addStyles()
      this.#frame = frameOf(options)
      addEventListener('message', this.#listen)
      container.setAttribute('class', 'dibs-checkout-wrapper')
      container.append(this.#frame)
      if (options.theme) this.setTheme(options.theme)
      else void this.#fetchTheme()
    }

    /** @param {string} event @param {Handler} handler */
    on(event, handler) {
      if (EVENTS.includes(event)) this.#handlers.set(event, handler)
      else console.warn(`Dibs.Checkout knows no event ${event}`)
    }

    /** @param {string} event @param {unknown} [data] */
    send(event, data) {
      const eventType = MESSAGES.get(event)
      if (eventType) this.#post(eventType, data)
      else console.warn(`Dibs.Checkout cannot send ${event}`)
    }

    freezeCheckout = () => this.#post('freezeCheckout')
    thawCheckout = () => this.#post('thawCheckout')
    setTheme = (/** @type {object} */ theme) => this.#post('setTheme', theme)
    setLanguage = (/** @type {string} */ language) => this.#post('setLanguage', language)
    cleanup = () => removeEventListener('message', this.#listen)

    async #fetchTheme() {
      const headers = { CheckoutKey: this.#options.checkoutKey, PaymentId: this.#options.paymentId }
      const answer = await fetch(`${host}/api/v1/theming/checkout`, { headers }).catch(() => undefined)
      if (answer?.ok) this.setTheme(await answer.json())
    }

    /** @param {string} eventType @param {unknown} [data] */
    #post(eventType, data) {
      const text = JSON.stringify({ eventType, data })
      if (this.#queue) this.#queue.push(text)
      else this.#frame.contentWindow?.postMessage(text, host)
    }

    /** @param {MessageEvent} message */
    #receive({ origin, source, data: text }) {
      if (origin !== host || source !== this.#frame.contentWindow || typeof text !== 'string') return
      const { eventType, data } = JSON.parse(text)
      this.#reactions[eventType]?.(data)
    }

    /** As at Nets, a shop without this handler fails. @param {string} event */
    #handlerOf(event) {
      const handler = this.#handlers.get(event)
      if (!handler) throw new TypeError(`Dibs.Checkout has no handler for ${event}`)
      return handler
    }

    /** @type {Record<string, Handler>} */
    #reactions = {
      checkoutInitialized: () => {
        const waiting = this.#queue ?? []
        this.#queue = undefined
        for (const text of waiting) this.#frame.contentWindow?.postMessage(text, host)
      },
      payInitialized: (paymentId) => {
        const handler = this.#handlers.get('pay-initialized')
        if (handler) handler(paymentId)
        else this.send('payment-order-finalized', true)
      },
      paymentSuccess: (data) => this.#handlerOf('payment-completed')(data),
      paymentCancelled: (data) => this.#handlerOf('payment-cancelled')(data),
      addressChanged: (data) => {
        const handler = this.#handlers.get('address-changed')
        if (handler) handler(data)
        else this.#post('addressChangedNotHandled')
      },
      resize: (pixels) => (this.#frame.height = `${Number(pixels)}px`),
      goto3DS: submitForm,
      removePaymentFailedQueryParameter: () => {
        const address = new URL(location.href)
        address.searchParams.delete('paymentFailed')
        history.replaceState(history.state, '', address)
      },
    }
  }

  /** @param {string | undefined} id */
  function containerOf(id) {
    const ids = [id, 'nets-checkout-content', 'dibs-checkout-content']
    const container = ids.map((one) => (one ? document.getElementById(one) : null)).find(Boolean)
    if (!container) throw new Error('Dibs.Checkout finds no container')
    return container
  }

  function addStyles() {
    const href = `${host}/v1/assets/css/checkout.css`
    if ([...document.styleSheets].some((sheet) => sheet.href === href)) return
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  }

  /** @param {{ checkoutKey: string, paymentId: string, language?: string }} options */
  function frameOf({ checkoutKey, paymentId, language }) {
    const address = new URL('/v1/', host)
    address.search = new URLSearchParams({ checkoutKey, paymentId }).toString()
    if (language) address.searchParams.set('language', language)
    if (new URLSearchParams(location.search).get('paymentFailed') === 'true')
      address.searchParams.set('paymentFailed', 'true')
    const frame = document.createElement('iframe')
    frame.id = 'nets-checkout-iframe'
    frame.referrerPolicy = 'strict-origin-when-cross-origin'
    frame.allow = 'payment *'
    frame.setAttribute('frameborder', '0')
    frame.setAttribute('scrolling', 'no')
    frame.src = address.href
    return frame
  }

  /** Redirects the customer to the bank by a form that arrives as HTML. @param {{ form: string, formId: string }} bank */
  function submitForm({ form, formId }) {
    const holder = document.createElement('div')
    holder.style.display = 'none'
    holder.innerHTML = form
    document.body.appendChild(holder)
    const inserted = document.getElementById(formId)
    if (inserted instanceof HTMLFormElement) inserted.submit()
  }

  Object.assign(window, { Dibs: { Checkout }, Nets: { Checkout } })
})()
