import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage, storyShop } from '../../testing/open-page.tsx'
import type { PageHandle } from '../../runtime/navigation/page-handle.tsx'
import { routes } from '../routes.tsx'

const flags = { allowFavourites: true, showCustomerPreferences: true }
const pages = (routes(storyShop({ flags }))[0]?.children?.[0]?.children ?? []).map(({ path = '', handle }) => ({
  path,
  ...(handle as PageHandle | undefined),
}))
/** Account pages that need no login. */
const OPEN = /^\/account\/(login|create|forgotpassword|changepassword|logoutSuccess)/
const guarded = pages.filter(({ path }) => /^\/(account|newsletter)\//.test(path) && !OPEN.test(path))

const MARKED = [
  '/account/addressbook',
  '/account/addressbook/addedit',
  '/account/dashboard',
  '/account/edit',
  '/account/order-history',
  '/account/order-history/order-details/:orderNumber',
  '/newsletter/manage',
]

describe('a page of the account', () => {
  it.each(guarded.map(({ path }) => path))('[SES-15] sends an anonymous visitor from %s to the login', async (path) => {
    const address = path.replace(/:\w+/, '1')
    const { router } = openPage(`${address}?page=2`, { flags })
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/account/login')
    expect(router.state.location.search).toBe(`?previousPath=${encodeURIComponent(`${address}?page=2`)}`)
    act(() => router.dispose())
  })

  it('[SHELL-25] carries the marker where the specification says so, and only there (OP-50)', () => {
    const there = pages.map(({ path }) => path)
    const marked = pages.filter(({ isAccountSection }) => isAccountSection).map(({ path }) => path)
    expect(marked.toSorted()).toEqual(MARKED.filter((path) => there.includes(path)))
  })
})
