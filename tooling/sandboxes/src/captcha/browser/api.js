// The script of three captcha vendors, which it tells apart by its URL. With `render=explicit` it shows a widget in a frame
// where the page requests one. It only creates elements, so it works under a strict CSP.
;(() => {
  /** @typedef {Record<string, any>} Parameters the page's settings: sitekey, callback, expired-callback, error-callback ... */
  /** @typedef {{ frame: HTMLIFrameElement, container: HTMLElement, parameters: Parameters, field: HTMLInputElement }} Widget */

  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement)) throw new Error('api.js is a plain script')
  const { origin: host, pathname, searchParams } = new URL(script.src)
  const VENDORS = {
    turnstile: { global: 'turnstile', field: 'cf-turnstile-response', saysWhy: true },
    hcaptcha: { global: 'hcaptcha', field: 'h-captcha-response', saysWhy: true },
    recaptcha: { global: 'grecaptcha', field: 'g-recaptcha-response', saysWhy: false },
  }
  const name = /** @type {keyof typeof VENDORS} */ (pathname.split('/')[1])
  const vendor = VENDORS[name]

  /** @type {Map<string | number, Widget>} */
  const widgets = new Map()
  let count = 0

  /** @param {string | HTMLElement} place an element, its id, or a selector */
  function containerOf(place) {
    if (typeof place !== 'string') return place
    const found = document.getElementById(place) ?? document.querySelector(place)
    if (!(found instanceof HTMLElement)) throw new Error(`${name}: nothing to render in at ${place}`)
    return found
  }

  /** @param {Parameters} parameters */
  function frameOf(parameters) {
    const language = parameters.language ?? parameters.hl ?? searchParams.get('hl') ?? document.documentElement.lang
    const frame = document.createElement('iframe')
    const { sitekey = '', action = '', cData: cdata = '' } = parameters
    const asked = { vendor: name, sitekey, action, cdata, language, origin: location.origin }
    frame.src = `${host}/captcha/widget?${new URLSearchParams(asked).toString()}`
    frame.title = 'Captcha'
    frame.style.display = 'block'
    frame.style.width = '100%'
    frame.style.maxWidth = '24rem'
    frame.style.height = '9rem'
    frame.style.border = '0'
    if (parameters.tabindex !== undefined) frame.tabIndex = Number(parameters.tabindex)
    return frame
  }

  /** @param {string | HTMLElement} place @param {Parameters} [parameters] */
  function render(place, parameters = {}) {
    const container = containerOf(place)
    if (container.querySelector('iframe')) throw new Error(`${name} has already been rendered in this element`)
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = vendor.field
    const widget = { frame: frameOf(parameters), container, parameters, field }
    const id = name === 'recaptcha' ? count : `${name}-${count}`
    count += 1
    widgets.set(id, widget)
    container.append(widget.frame, field)
    return id
  }

  /** Finds a widget; without an id the first one. @param {string | number} [id] */
  const widgetOf = (id) => (id === undefined ? [...widgets.values()][0] : widgets.get(id))

  /** @param {string | number} [id] */
  function reset(id) {
    const widget = widgetOf(id)
    if (!widget) return
    widget.field.value = ''
    widget.frame.contentWindow?.postMessage('reset', host)
  }

  /** @param {string | number} [id] */
  function remove(id) {
    const widget = widgetOf(id)
    widget?.frame.remove()
    widget?.field.remove()
    for (const [key, one] of widgets) if (one === widget) widgets.delete(key)
  }

  /** @type {Record<string, (widget: Widget, data: any) => void>} the messages of a frame */
  const reactions = {
    solved({ field, parameters }, token) {
      field.value = token
      parameters.callback?.(token)
    },
    expired({ field, parameters }) {
      field.value = ''
      parameters['expired-callback']?.()
    },
    error({ field, parameters }, code) {
      field.value = ''
      if (vendor.saysWhy) parameters['error-callback']?.(code)
      else parameters['error-callback']?.()
    },
    height: ({ frame }, pixels) => (frame.style.height = `${Number(pixels)}px`),
  }

  addEventListener('message', ({ origin, source, data: text }) => {
    const widget = [...widgets.values()].find(({ frame }) => frame.contentWindow === source)
    if (origin !== host || !widget || typeof text !== 'string') return
    const { type, data } = JSON.parse(text)
    reactions[type]?.(widget, data)
  })

  /** @param {string | number} [id] */
  const getResponse = (id) => widgetOf(id)?.field.value ?? ''
  const common = { render, reset, getResponse, ready: (/** @type {() => void} */ callback) => callback() }
  const api = name === 'recaptcha' ? common : { ...common, remove }
  Object.assign(window, { [vendor.global]: api })
  /** @type {Record<string, any>} */
  const page = window
  page[searchParams.get('onload') ?? '']?.()
})()
