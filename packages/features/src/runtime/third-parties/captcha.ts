import type { Captcha } from '@shop/domain/shop/configuration.ts'
import { captchaVendors, type CaptchaVendor } from './captcha-vendors.ts'
import { loadScript } from './load-script.ts'

type WidgetId = string | number

/** The parameters that the widgets of all three vendors share. */
interface WidgetParameters {
  sitekey: string
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
  theme: 'light'
  size: 'normal' | 'compact'
  language: string
  hl: string
}

interface VendorApi {
  render: (place: HTMLElement, parameters: WidgetParameters) => WidgetId | null | undefined
  reset: (id: WidgetId) => void
  /** reCAPTCHA has none: its element is removed with the page. */
  remove?: (id: WidgetId) => void
}

declare global {
  interface Window {
    turnstile?: Partial<VendorApi>
    hcaptcha?: Partial<VendorApi>
    grecaptcha?: Partial<VendorApi>
    /** Called by a vendor's script once it can show widgets. */
    onCaptchaLoad?: () => void
  }
}

/** The reports of a captcha to its form. */
export interface CaptchaListener {
  onSolved: (token: string) => void
  /** The solution has expired or could not be checked. The visitor must solve it again. */
  onLapsed: () => void
}

/** A captcha in a page. */
export interface CaptchaWidget {
  /** Clears the solution, because the gateway accepts each one only once. */
  reset: () => void
  remove: () => void
}

/** Milliseconds that a vendor's script has to get ready. */
const READY_TIMEOUT = 15_000
/** The width of a normal widget, in CSS pixels. */
const NORMAL_WIDTH = 304

/** Shows the shop's captcha in an element, in the shop's language. Rejects if its script cannot be loaded. */
export async function showCaptcha(
  captcha: Captcha,
  { culture, sandboxOrigin }: { culture: string; sandboxOrigin: string | undefined },
  place: HTMLElement,
  { onSolved, onLapsed }: CaptchaListener,
): Promise<CaptchaWidget> {
  const [language = ''] = culture.split('-')
  const api = await loadVendor(captcha, language, sandboxOrigin)
  const id = api.render(place, {
    sitekey: captcha.siteKey,
    callback: onSolved,
    'expired-callback': onLapsed,
    'error-callback': onLapsed,
    theme: 'light',
    size: place.clientWidth > 0 && place.clientWidth < NORMAL_WIDTH ? 'compact' : 'normal',
    language,
    hl: language,
  })
  if (id === null || id === undefined) throw new Error('The captcha could not be shown')
  return { reset: () => api.reset(id), remove: () => api.remove?.(id) }
}

// Scripts belong to the page, not to a shop, as with `loadScript`.
const loads = new Map<string, Promise<VendorApi>>()

function loadVendor(captcha: Captcha, language: string, sandboxOrigin: string | undefined): Promise<VendorApi> {
  const vendor = captchaVendors[captcha.provider]
  const url = new URL(captcha.scriptUrl || vendor.script)
  const query = { render: 'explicit', onload: 'onCaptchaLoad', hl: language, ...vendor.query }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const running = loads.get(url.href)
  if (running) return running
  const load = readyApi(vendor, url.href, sandboxOrigin).catch((failure: unknown) => {
    loads.delete(url.href)
    throw failure
  })
  loads.set(url.href, load)
  return load
}

async function readyApi(vendor: CaptchaVendor, url: string, sandboxOrigin: string | undefined): Promise<VendorApi> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const ready = new Promise<void>((resolve, reject) => {
    window.onCaptchaLoad = resolve
    timer = setTimeout(() => reject(new Error('The captcha did not get ready')), READY_TIMEOUT)
  })
  try {
    await Promise.all([loadScript(url, originsOf(vendor, sandboxOrigin)), ready])
  } finally {
    clearTimeout(timer)
  }
  const { render, reset, remove } = window[vendor.global] ?? {}
  if (!render || !reset) throw new Error('The captcha did not introduce itself')
  return { render, reset, ...(remove && { remove }) }
}

/** Returns the sources that the vendor's scripts may be loaded from. Some have a path or a wildcard. */
const originsOf = ({ thirdParty, script }: CaptchaVendor, sandboxOrigin: string | undefined): string[] => [
  new URL(script).origin,
  ...thirdParty.origins.map((source) => new URL(source).origin),
  ...(sandboxOrigin ? [sandboxOrigin] : []),
]
