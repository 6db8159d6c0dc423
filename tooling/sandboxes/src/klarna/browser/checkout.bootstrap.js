// Klarna's public script. Replaces the snippet's stub in the shop's page, runs its queued calls, and shows the checkout in a
// frame. The frame replaces the page for outdated browsers. It is written as markup with an inline style, as Klarna's frames
// are.
;(() => {
  /** @typedef {(data?: any, answer?: (result: { should_proceed?: boolean }) => void) => void} Handler */
  /** @typedef {{ container: HTMLElement, ORDER_URL: string, LOCALE: string }} Config */
  /** @typedef {{ on: (handlers: Record<string, Handler>) => void, suspend: (options?: { autoResume?: { enabled?: boolean } }) => void, resume: () => void }} Api */
  /** @typedef {((callback: (api: Api) => void) => void) & { config?: Config, q?: [(api: Api) => void][] }} Checkout */

  const GLOBAL = '_klarnaCheckout'
  const page = /** @type {{ _klarnaCheckout?: Checkout }} */ (/** @type {unknown} */ (window))
  const stub = page[GLOBAL]
  if (!stub?.config) throw new Error('checkout.bootstrap.js belongs to the snippet')
  const { container, ORDER_URL, LOCALE } = stub.config
  const host = new URL(ORDER_URL).origin
  const AUTO_RESUME_MILLISECONDS = 10_000

  /** @type {Map<string, Handler>} */
  const handlers = new Map()
  /** @type {string[] | undefined} messages queued until the frame is ready */
  let waiting = []
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let autoResume

  const holder = document.createElement('div')
  holder.innerHTML =
    '<iframe id="klarna-checkout-iframe" name="klarna-checkout-iframe" scrolling="no" frameborder="0" style="display: block; height: 640px; width: 1px; min-width: 100%"></iframe>'
  const frame = /** @type {HTMLIFrameElement} */ (holder.firstChild)
  frame.src = `${ORDER_URL}/iframe?${new URLSearchParams({ locale: LOCALE }).toString()}`

  /** @param {string} type @param {unknown} [data] */
  function post(type, data) {
    const text = JSON.stringify({ type, data })
    if (waiting) waiting.push(text)
    else frame.contentWindow?.postMessage(text, host)
  }

  function resume() {
    clearTimeout(autoResume)
    post('resume')
  }

  /** @type {Api} */
  const api = {
    on(more) {
      for (const [event, handler] of Object.entries(more)) handlers.set(event, handler)
    },
    suspend({ autoResume: { enabled = true } = {} } = {}) {
      clearTimeout(autoResume)
      post('suspend')
      if (enabled) autoResume = setTimeout(resume, AUTO_RESUME_MILLISECONDS)
    },
    resume,
  }

  /** @type {Record<string, (data: any) => void>} the messages of the frame */
  const reactions = {
    ready() {
      const kept = waiting ?? []
      waiting = undefined
      for (const text of kept) frame.contentWindow?.postMessage(text, host)
    },
    event: ({ name, data }) => handlers.get(name)?.(data),
    validate(data) {
      const handler = handlers.get('validation_callback')
      if (handler) handler(data, (result) => post('validated', result.should_proceed === true))
      else post('validated', true)
    },
    height: (pixels) => (frame.style.height = `${Number(pixels)}px`),
    leave(address) {
      handlers.get('redirect_initiated')?.()
      location.assign(address)
    },
  }

  addEventListener('message', ({ origin, source, data: text }) => {
    if (origin !== host || source !== frame.contentWindow || typeof text !== 'string') return
    const { type, data } = JSON.parse(text)
    reactions[type]?.(data)
  })

  /** @type {Checkout} */
  const checkout = (callback) => callback(api)
  checkout.config = stub.config
  page[GLOBAL] = checkout
  document.getElementById('klarna-unsupported-page')?.remove()
  container.append(holder)
  for (const [callback] of stub.q ?? []) callback(api)
})()
