import { GatewayFailure } from '@shop/api-client/failure.ts'
import { describe, expect, it } from 'vitest'
import { comesFromExpiredLink, isResetLinkExpired, RESET_LINK_EXPIRED } from './reset-link.ts'

const refused = (...errorCodes: string[]) => new GatewayFailure({ kind: 'refused', status: 400, errorCodes })

describe('a reset link', () => {
  it('[AUTH-17] [AUTH-20] leads a link that has expired to a page that knows why', () => {
    const { pathname, search } = new URL(RESET_LINK_EXPIRED, 'http://shop.test')
    expect(comesFromExpiredLink(null, search)).toBe(true)
    expect(comesFromExpiredLink(null, '')).toBe(false)
    expect(pathname).not.toBe('/')
  })

  it('[AUTH-20] reads it from the page before as well, and from nothing else', () => {
    expect(comesFromExpiredLink({ showResetLinkExpiredErrorMessage: true }, '')).toBe(true)
    for (const state of [{ showResetLinkExpiredErrorMessage: false }, { other: true }, 'yes', 7, undefined]) {
      expect(comesFromExpiredLink(state, '')).toBe(false)
    }
    expect(comesFromExpiredLink({ showResetLinkExpiredErrorMessage: {} }, '?showResetLinkExpiredErrorMessage=no')).toBe(
      false,
    )
  })

  it.each([
    ['its own code', refused('reset-link-expired')],
    ['a code without a message', refused('token-consumed')],
    ['no code at all', refused()],
    ['one such code among others', refused('password-too-weak', 'reset-link-expired')],
    ['401', new GatewayFailure({ kind: 'unauthorised' })],
  ])('[AUTH-17] takes a link for expired when the gateway refuses it with %s', (_how, error) => {
    expect(isResetLinkExpired(error)).toBe(true)
  })

  it.each([
    ['another password would do', refused('password-too-weak')],
    ['the gateway is away', new GatewayFailure({ kind: 'unreachable' })],
    ['something else broke', new Error('broken')],
  ])('keeps the link when %s', (_why, error) => {
    expect(isResetLinkExpired(error)).toBe(false)
  })
})
