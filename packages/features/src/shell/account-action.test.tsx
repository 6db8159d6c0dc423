import { authenticate } from '@shop/api-client/fixtures/account.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage, shopCategories } from '../testing/open-page.tsx'

const answer = ({ path }: { path: string }) => (path.endsWith('/authenticate') ? authenticate.answer : undefined)

/** Opens the login from the header, logs in, and returns where that leads. */
async function logInFrom(address: string) {
  const { person, router } = openPage(address, { answer })
  await screen.findByRole('heading', { level: 1 })
  const header = within(screen.getByRole('banner'))
  await person.click(header.getByRole('link', { name: 'Log in' }))
  await person.type(await screen.findByLabelText('Email address'), 'dorothy@mail.com')
  // A second press, which must not change where the login leads.
  await person.click(header.getByRole('link', { name: 'Log in' }))
  await person.type(screen.getByLabelText('Password'), 'Hearing2026')
  await person.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/account/login'))
  const { pathname, search } = router.state.location
  return pathname + search
}

describe('the link to the account', () => {
  it.each(['/search-result/dome?sort=1', '/customer-service/terms', '/cart'])(
    '[SHELL-06] [AUTH-05] leads from %s to the login and back again',
    async (address) => {
      expect(await logInFrom(address)).toBe(address)
    },
  )

  it('[AUTH-05] [SHELL-13] leads back from the login of a phone’s menu, too', async () => {
    const { person, router } = openPage('/search-result/dome?sort=1', {
      answer,
      flags: { topMenuType: 'links' },
      categories: shopCategories,
    })
    await screen.findByRole('heading', { level: 1 })
    // Hidden on wide screens.
    await person.click(screen.getByRole('button', { name: 'Menu', hidden: true }))
    const inMenu = screen.getAllByRole('link', { name: 'Log in', hidden: true }).filter((one) => one.closest('nav'))
    expect(inMenu).toHaveLength(1)
    await person.click(inMenu[0]!)
    await screen.findByLabelText('Email address')
    expect(router.state.location.state).toEqual({ previousPath: '/search-result/dome?sort=1' })
  })

  it.each([
    ['registering', 'Create an account', 'Create an account', 'Log in'],
    ['a forgotten password', 'I forgot my password', 'Have you forgotten your password?', 'Back to the login'],
  ])('[AUTH-05] leads back after %s was looked at first', async (_, there, title, back) => {
    const { person, router } = openPage('/cart', { answer })
    await screen.findByRole('heading', { level: 1 })
    await person.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Log in' }))
    const main = within(screen.getByRole('main'))
    await person.click(await main.findByRole('link', { name: there }))
    await main.findByRole('heading', { level: 1, name: title })
    await person.click(main.getByRole('link', { name: back }))
    await person.type(await screen.findByLabelText('Email address'), 'dorothy@mail.com')
    await person.type(screen.getByLabelText('Password'), 'Hearing2026{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  })

  it.each(['/account/logoutSuccess', '/error'])('[AUTH-05] leads from %s to the start page', async (address) => {
    expect(await logInFrom(address)).toBe('/')
  })
})
