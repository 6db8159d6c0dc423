import { runInNewContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'
import { createConsentSandbox } from './sandbox.ts'

/** Runs the script on a minimal page and returns its effects. */
async function visit(environment: Record<string, string>, cookie = '') {
  const served = await createConsentSandbox({ environment }).routes!.request('/uc.js')
  class HTMLScriptElement {
    id = 'CookieConsent'
    dataset = {}
  }
  const asked = new Error('The visitor is asked')
  const document = {
    currentScript: new HTMLScriptElement(),
    documentElement: { lang: 'da' },
    cookie,
    createElement: () => {
      throw asked
    },
  }
  const dispatchEvent = vi.fn<(event: Event) => void>()
  const page = { document, HTMLScriptElement, dispatchEvent, CustomEvent, queueMicrotask, window: {} }
  const script = await served.text()
  let isAsked = false
  try {
    runInNewContext(script, page)
  } catch (error) {
    if (error !== asked) throw error
    isAsked = true
  }
  await Promise.resolve()
  const [, written = '{}'] = document.cookie.split(/[=;]/)
  const { consents_approved: approved } = JSON.parse(decodeURIComponent(written))
  return { isAsked, approved, announced: dispatchEvent.mock.calls.length }
}

describe('the consent banner', () => {
  it('a visitor without an answer is asked', async () => {
    expect(await visit({})).toEqual({ isAsked: true, approved: undefined, announced: 0 })
  })

  it.each([
    ['none', ['cookie_cat_necessary']],
    ['statistic', ['cookie_cat_necessary', 'cookie_cat_statistic']],
  ])('every visitor gets the answer %s of the environment', async (answer, approved) => {
    expect(await visit({ SANDBOX_CONSENT: answer })).toEqual({ isAsked: false, approved, announced: 1 })
  })

  it('a visitor’s own answer stays', async () => {
    const given = encodeURIComponent(JSON.stringify({ consents_approved: ['cookie_cat_necessary'] }))
    const { approved } = await visit({ SANDBOX_CONSENT: 'all' }, `CookieInformationConsent=${given}`)
    expect(approved).toEqual(['cookie_cat_necessary'])
  })

  it('an unknown answer in the environment is refused', () => {
    expect(() => createConsentSandbox({ environment: { SANDBOX_CONSENT: 'maybe' } })).toThrow('Invalid type')
  })
})
