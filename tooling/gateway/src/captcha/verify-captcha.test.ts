import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeCaptcha } from '../../testing/fake-captcha.ts'
import { readCaptchaSettings } from './captcha-settings.ts'
import { createVerifyCaptcha } from './verify-captcha.ts'

const settings = readCaptchaSettings({ SITE_ENV: 'local' })
const SHOP = 'https://shop.example:3000'
const refused = { status: 400, errorCodes: ['invalid-captcha'] }

/** Asks about one token, whatever the vendor does. */
async function askAbout(fetch: typeof globalThis.fetch, token = 'token') {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const [result] = await Promise.allSettled([createVerifyCaptcha(settings, fetch)(token, SHOP)])
  return { refusal: result.status === 'rejected' ? result.reason : undefined, logged: log.mock.calls.join('\n') }
}

describe('createVerifyCaptcha', () => {
  afterEach(() => vi.restoreAllMocks())

  it('believes a token once, on the site where it was solved [AUTH-10]', async () => {
    const captcha = createFakeCaptcha()
    const verify = createVerifyCaptcha(settings, captcha.fetch)
    const token = captcha.solve('shop.example')
    await verify(token, SHOP)
    await expect(verify(token, SHOP)).rejects.toMatchObject(refused)
    await expect(verify(captcha.solve('evil.example'), SHOP)).rejects.toMatchObject(refused)
    expect(captcha.asked).toEqual([settings.secret, settings.secret, settings.secret])
  })

  it('asks no vendor without a token', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>()
    expect(await askAbout(fetch, '')).toEqual({ refusal: expect.objectContaining(refused), logged: '' })
    expect(fetch).not.toHaveBeenCalled()
  })

  describe('a vendor that cannot be asked', () => {
    it.each<[string, () => Promise<Response>]>([
      ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
      ['is broken', async () => new Response('<html>', { status: 503 })],
      ['answers something else', async () => Response.json({ ok: true })],
    ])('closes the form when it %s', async (_, answer) => {
      const { refusal, logged } = await askAbout(answer)
      expect(refusal).toMatchObject(refused)
      expect(JSON.parse(logged)).toMatchObject({ event: 'captcha-unavailable' })
    })

    it('is waited for five seconds', async () => {
      const timeout = vi
        .spyOn(AbortSignal, 'timeout')
        .mockReturnValue(AbortSignal.abort(new DOMException('', 'TimeoutError')))
      const { refusal } = await askAbout(async (_input, init) => {
        init?.signal?.throwIfAborted()
        return Response.json({ success: true, hostname: 'shop.example' })
      })
      expect(timeout).toHaveBeenCalledWith(5000)
      expect(refusal).toMatchObject(refused)
    })
  })
})
