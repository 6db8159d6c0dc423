import { anything, assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paths } from '../../runtime/navigation/paths.ts'
import { readLoginPrompt } from './login-prompt.ts'

const back = (previousPath: unknown) => readLoginPrompt({ previousPath }, '').previousPath

const askedBy = (previousPath: string) => readLoginPrompt({ previousPath }, '').favouritesNeedLogin

const backFromAddress = (target: string) =>
  readLoginPrompt(null, `?previousPath=${encodeURIComponent(target)}`).previousPath

describe('readLoginPrompt', () => {
  it('says nothing to a visitor who opens the page', () => {
    expect(readLoginPrompt(null, '')).toEqual({
      resetLinkSent: false,
      resetLinkFor: '',
      passwordUpdated: false,
      passwordMayBeUpdated: false,
      favouritesNeedLogin: false,
      previousPath: undefined,
    })
  })

  it('[AUTH-20] reads flags from the address and from the page before alike', () => {
    const flags = 'showPasswordUpdatedSuccessMessage=true&showFavouritesAuthenticateError=true&forgotPassword=a@b.dk'
    const asked = { passwordUpdated: true, favouritesNeedLogin: true, resetLinkSent: true, resetLinkFor: 'a@b.dk' }
    expect(readLoginPrompt(null, `?${flags}`)).toMatchObject(asked)
    const state = { showPasswordUpdatedSuccessMessage: true, showFavouritesAuthenticateError: true }
    expect(readLoginPrompt({ ...state, forgotPassword: 'a@b.dk' }, '')).toMatchObject(asked)
  })

  it.each(['true', '1', 'not an address'])(
    '[AUTH-03] [AUTH-20] says that a link was sent, but takes no address from forgotPassword=%s',
    (flag) => {
      const expected = { resetLinkSent: true, resetLinkFor: '' }
      expect(readLoginPrompt(null, `?forgotPassword=${flag}`)).toMatchObject(expected)
      expect(readLoginPrompt({ forgotPassword: flag }, '')).toMatchObject(expected)
    },
  )

  it.each(['', 'false', '0', ' False '])('says nothing of a link for forgotPassword=%s', (flag) => {
    expect(readLoginPrompt(null, `?forgotPassword=${flag}`)).toMatchObject({ resetLinkSent: false, resetLinkFor: '' })
  })

  it.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['', false],
    ['{}', false],
  ])('[AUTH-03] takes a flag of %j for %s, in the address and from the page before', (flag, passwordUpdated) => {
    expect(readLoginPrompt(null, `?showPasswordUpdatedSuccessMessage=${flag}`)).toMatchObject({ passwordUpdated })
    expect(readLoginPrompt({ showPasswordUpdatedSuccessMessage: flag }, '')).toMatchObject({ passwordUpdated })
  })

  it('[AUTH-05] returns to the page of the favourite, and only to pages of this shop', () => {
    expect(back('/batteries?shown=48')).toBe('/batteries?shown=48')
    expect(
      ['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '', 7].map(back),
    ).toEqual(Array.from({ length: 6 }, () => undefined))
  })

  it('[AUTH-05] says that favourites need a login where the page of favourites asked for it', () => {
    expect([`${paths.favourites}?page=2`, '/batteries', ''].map(askedBy)).toEqual([true, false, false])
  })

  it('returns to where the address says, as a page for customers puts it, and only to pages of this shop', () => {
    expect(backFromAddress('/account/order-history?page=2')).toBe('/account/order-history?page=2')
    expect(['//evil.example', 'https://evil.example/', 'javascript:alert(1)'].map(backFromAddress)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('[AUTH-20] takes damaged state for none', () => {
    assert(
      property(anything(), string(), (state, search) => {
        expect(() => readLoginPrompt(state, search)).not.toThrow()
      }),
    )
  })
})
