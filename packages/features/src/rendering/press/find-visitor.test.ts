// @vitest-environment happy-dom
import { anonymousUser } from '@shop/domain/account/session.ts'
import type { User } from '@shop/domain/account/user.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserPlatform } from '../../runtime/platform/platform.ts'
import { restoreUser } from '../../session/visit/restore-user.ts'
import { USER_COOKIE } from '../../runtime/memory/user-cookie.ts'
import { createUserStorage } from '../../session/visit/user-storage.ts'
import { headPlatform } from '../head/head-platform.ts'
import { findVisitor } from './find-visitor.ts'

const NOW = Date.now()
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

const remember = (cookie: unknown) =>
  browserPlatform().cookies.write(USER_COOKIE, typeof cookie === 'string' ? cookie : JSON.stringify(cookie))

const customer = (expiresAt: number): User => {
  const { userProfile, ...user } = anonymousUser('inger')
  const tokenInfo = { accessToken: 'token', tokenType: 'Bearer', expiresAt, expiresIn: 60, issuedAt: NOW, scope: '' }
  return { ...user, userProfile: { ...userProfile, isAuthenticated: true }, tokenInfo }
}

describe('findVisitor', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    localStorage.clear()
    browserPlatform().cookies.remove(USER_COOKIE)
  })

  it('[SES-03] creates a visitor if none is stored, and the session restores the same one', () => {
    const found = findVisitor(headPlatform)
    expect(found).toEqual({ userId: expect.stringMatching(UUID), isNew: true })
    expect(restoreUser(browserPlatform())).toEqual(anonymousUser(found?.userId ?? ''))
  })

  it('[SES-01] [SES-02] [SES-17] writes the very cookie that the session would', () => {
    const written: string[] = []
    vi.spyOn(document, 'cookie', 'set').mockImplementation(
      (text) => void written.push(text.replace(/expires=[^;]*/, '')),
    )
    findVisitor({ ...headPlatform, newId: () => 'f0e1' })
    createUserStorage(browserPlatform()).write(anonymousUser('f0e1'))
    // Each is removed again, because this browser keeps none.
    const [first, second, ...others] = written.filter((text) => text.includes('f0e1'))
    expect([second, others]).toEqual([first, []])
  })

  it('[SES-05] uses the id of an anonymous visitor, and writes nothing', () => {
    remember(anonymousUser('visitor'))
    const before = document.cookie
    expect(findVisitor(headPlatform)).toEqual({ userId: 'visitor', isNew: false })
    expect(document.cookie).toBe(before)
  })

  it('[SES-04] uses the token of a customer', () => {
    remember(customer(NOW + 60_000))
    expect(findVisitor(headPlatform)).toEqual({ userId: 'inger', accessToken: 'token', isNew: false })
  })

  it.each([
    ['a login that has ended', customer(NOW - 1)],
    ['a customer without a token', { ...customer(NOW), tokenInfo: null }],
    ['a damaged cookie', '{"userProfile":{"userId":"inger","isAuth'],
    ['a cookie without an id', { userProfile: { isAuthenticated: false } }],
    ['an id that is no text', { userProfile: { userId: 12, isAuthenticated: false } }],
    ['nothing that a cookie should hold', 'null'],
  ])('[SES-05] leaves %s to the session', (_what, cookie) => {
    remember(cookie)
    const before = document.cookie
    expect(findVisitor(headPlatform)).toBeUndefined()
    expect(document.cookie).toBe(before)
  })

  it('creates no visitor that the browser does not store', () => {
    vi.spyOn(document, 'cookie', 'set').mockReturnValue()
    expect(findVisitor(headPlatform)).toBeUndefined()
  })
})
