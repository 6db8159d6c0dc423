import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

let shops = 0

interface Parameters {
  sitekey: string
  language: string
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

/**
 * A fake of Turnstile's script: records what was loaded and rendered, and solves or expires it. Each has its own script
 * address, because a page loads an address only once.
 */
function fakeCaptcha() {
  const scripts: string[] = []
  const shown: Parameters[] = []
  const widget = { resets: 0, removals: 0 }
  let isBlocked = false
  const turnstile = {
    render: (_place: HTMLElement, parameters: object) => shown.push(parameters as Parameters),
    reset: () => void (widget.resets += 1),
    remove: () => void (widget.removals += 1),
  }
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [script] = nodes as HTMLScriptElement[]
    if (!script) return
    scripts.push(script.src)
    queueMicrotask(() => {
      if (!isBlocked) {
        window.turnstile = turnstile
        window.onCaptchaLoad?.()
      }
      script.dispatchEvent(new Event(isBlocked ? 'error' : 'load'))
    })
  })
  const latest = () => shown.at(-1)!
  return {
    configuration: {
      captcha: {
        provider: 'turnstile',
        siteKey: 'key-of-the-shop',
        scriptUrl: `https://challenges.cloudflare.com/turnstile/v0/api.js?shop=${(shops += 1)}`,
      },
    },
    scripts,
    shown,
    widget,
    block: (blocked: boolean) => void (isBlocked = blocked),
    solve: (token = 'solved') => latest().callback(token),
    expire: () => latest()['expired-callback'](),
    fail: () => latest()['error-callback'](),
  }
}
type FakeCaptcha = ReturnType<typeof fakeCaptcha>

/** Creates one for each test of a file, and removes it afterwards. */
export function withFakeCaptcha(): FakeCaptcha {
  const captcha: FakeCaptcha = Object.create(null)
  beforeEach(() => void Object.assign(captcha, fakeCaptcha()))
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    delete window.turnstile
    delete window.onCaptchaLoad
  })
  return captcha
}
