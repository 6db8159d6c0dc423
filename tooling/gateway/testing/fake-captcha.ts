/** A fake captcha vendor. It accepts each of its tokens once, on the site where the captcha was solved. */
export function createFakeCaptcha(elsewhere?: typeof globalThis.fetch) {
  const hostnames = new Map<string, string>()
  const asked: string[] = []
  const answer = async (request: Request): Promise<Response> => {
    const form = new URLSearchParams(await request.text())
    asked.push(form.get('secret') ?? '')
    const token = form.get('response') ?? ''
    const hostname = hostnames.get(token)
    hostnames.delete(token)
    return Response.json(
      hostname === undefined
        ? { success: false, 'error-codes': ['timeout-or-duplicate'] }
        : { success: true, challenge_ts: '2026-11-21T00:00:00.000Z', hostname, 'error-codes': [] },
    )
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!elsewhere || request.url.endsWith('/siteverify')) return answer(request)
    return elsewhere(input, init)
  }
  return {
    fetch,
    /** The secrets of the calls so far. */
    asked,
    /** Solves a captcha and returns its token. */
    solve: (hostname = 'gateway.test') => {
      const token = `solved-${hostnames.size}-${Math.random()}`
      hostnames.set(token, hostname)
      return token
    },
  }
}
