// The consent vendor's public script: it asks once, stores the answer in a cookie, and fires an event. It only creates
// elements and one constructed style sheet, so it works under a strict CSP with Trusted Types.
;(() => {
  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement) || script.id !== 'CookieConsent') throw new Error('Load uc.js with its id')
  const COOKIE = 'CookieInformationConsent'
  const YEAR = 31_536_000
  // The sandbox replaces this word if SANDBOX_CONSENT answers for every visitor.
  const ANSWER = 'ask'
  const SIGNALS = {
    cookie_cat_functional: ['functionality_storage', 'personalization_storage'],
    cookie_cat_statistic: ['analytics_storage'],
    cookie_cat_marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
  }
  const CATEGORIES = ['cookie_cat_necessary', ...Object.keys(SIGNALS), 'cookie_cat_unclassified']
  const TEXT = 'May the shop count what is looked at? You can change your answer at the foot of every page.'
  const CHOICES = {
    none: ['cookie_cat_necessary'],
    statistic: ['cookie_cat_necessary', 'cookie_cat_statistic'],
    all: CATEGORIES,
  }
  // A strip at the bottom of a phone, and a card in the corner of a wider window. The page stays visible.
  const STYLE = `
    section { position: fixed; inset: auto 0 0; z-index: 2147483000; box-sizing: border-box; max-height: 60vh; overflow: auto;
      padding: 0.875rem 1rem 1rem; border-radius: 1rem 1rem 0 0; background: #fff; color: #1f2937;
      box-shadow: 0 -0.25rem 1.5rem #00000040; font: 1rem/1.4 system-ui, sans-serif; }
    h2, h2 + p { display: inline; margin: 0; font-size: 1rem; }
    h2 { margin-right: 0.5rem; }
    p { margin: 0.25rem 0 0.75rem; font-size: 0.8125rem; color: #4b5563; }
    h2 + p { color: inherit; }
    div { display: grid; grid-template-columns: repeat(3, auto); gap: 0.5rem; }
    button { min-height: 3rem; padding: 0.375rem 0.5rem; border: 2px solid #1f2937; border-radius: 0.625rem;
      background: #fff; color: #1f2937; font: 700 0.9375rem/1.2 system-ui, sans-serif; overflow-wrap: break-word;
      cursor: pointer; }
    button:hover { background: #eef1f4; }
    :focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }
    @media (width >= 48rem) {
      section { inset: auto auto 1.5rem 1.5rem; width: 30rem; padding: 1.25rem; border-radius: 1rem;
        box-shadow: 0 0.5rem 2rem #00000033; }
    }
    @media (forced-colors: active) { section { border: 2px solid; } }`

  const { culture = 'no language' } = script.dataset
  const NOTE = `Sandbox: nothing leaves this machine. The shop asked for ${culture}.`
  const usesConsentMode = script.dataset['gcmVersion'] === '2.0'

  /** @returns {string[] | undefined} the approved categories; undefined before an answer */
  function approved() {
    const [, written] = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie) ?? []
    if (written === undefined) return undefined
    try {
      return JSON.parse(decodeURIComponent(written)).consents_approved
    } catch {
      return undefined
    }
  }

  /** @param {string[]} categories */
  function keep(categories) {
    const answer = {
      timestamp: new Date().toISOString(),
      consents_approved: categories,
      consents_denied: CATEGORIES.filter((category) => !categories.includes(category)),
    }
    const value = encodeURIComponent(JSON.stringify(answer))
    // oxlint-disable-next-line unicorn/no-document-cookie -- older browsers know no other way
    document.cookie = `${COOKIE}=${value}; path=/; max-age=${YEAR}; samesite=lax`
  }

  /** Reports the approved categories to consent mode, then by an event. */
  function announce() {
    const categories = approved() ?? []
    if (usesConsentMode) {
      const states = Object.entries(SIGNALS).flatMap(([category, signals]) =>
        signals.map((signal) => [signal, categories.includes(category) ? 'granted' : 'denied']),
      )
      command('consent', 'update', Object.fromEntries(states))
    }
    dispatchEvent(new CustomEvent('CookieInformationConsentGiven', { detail: { consents: categories } }))
  }

  /** @param {unknown[]} _words a command of consent mode, which is an `arguments` object */
  function command(..._words) {
    /** @type {Window & { dataLayer?: unknown[] }} */
    const page = window
    page.dataLayer ??= []
    // oxlint-disable-next-line prefer-rest-params -- the vendor's own form
    page.dataLayer.push(arguments)
  }

  /** @type {HTMLElement | undefined} */
  let banner
  /** @type {Element | null} */
  let opener = null

  function ask() {
    if (banner) return banner
    banner = document.createElement('div')
    banner.id = 'coiOverlay'
    const root = banner.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(STYLE)
    root.adoptedStyleSheets = [sheet]
    root.append(question())
    // First in the page for keyboard users, shown at the bottom.
    document.body.prepend(banner)
    const height = root.firstElementChild?.getBoundingClientRect().height ?? 0
    // Keeps focused elements from being hidden by the banner.
    document.documentElement.style.scrollPaddingBottom = `${height}px`
    return banner
  }

  function question() {
    const section = element('section')
    section.setAttribute('aria-label', 'Cookies')
    section.lang = 'en'
    const title = Object.assign(element('h2', 'Cookies'), { tabIndex: -1 })
    const buttons = element('div')
    buttons.append(
      choice('No, only what is necessary', CHOICES.none),
      choice('Yes to statistics', CHOICES.statistic),
      choice('Yes to everything', CHOICES.all),
    )
    section.append(title, element('p', TEXT), element('p', NOTE), buttons)
    return section
  }

  /** @param {string} tag @param {string} [text] */
  function element(tag, text = '') {
    return Object.assign(document.createElement(tag), { textContent: text })
  }

  /** @param {string} label @param {string[]} categories */
  function choice(label, categories) {
    const button = element('button', label)
    button.addEventListener('click', () => {
      keep(categories)
      banner?.remove()
      banner = undefined
      document.documentElement.style.scrollPaddingBottom = ''
      if (opener instanceof HTMLElement) opener.focus()
      opener = null
      announce()
    })
    return button
  }

  Object.assign(window, {
    CookieInformation: {
      /** @param {string} category */
      getConsentGivenFor: (category) => approved()?.includes(category),
    },
    CookieConsent: {
      renew() {
        opener = document.activeElement
        ask().shadowRoot?.querySelector('h2')?.focus()
      },
    },
  })
  const answered = new Map(Object.entries(CHOICES)).get(ANSWER)
  if (answered && !approved()) keep(answered)
  if (approved()) queueMicrotask(announce)
  else ask()
})()
