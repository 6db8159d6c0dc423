import { authenticate } from '@shop/api-client/fixtures/account.ts'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createMemoryRouter, RouterProvider, useLocation } from '../../../runtime/navigation/router.ts'
import { storyShop, type StoryShopOptions } from '../../../testing/story-shop.tsx'
import { Providers } from '../../../providers.tsx'
import { refusal } from '../../../testing/fake-gateway.ts'
import { LoginPage } from './login-page.tsx'
import { refuse } from '../../../session/visit/visit-actions.ts'

const Elsewhere = () => <p>Now at {useLocation().pathname}</p>

function openLogin({ state, search = '', ...options }: StoryShopOptions & { state?: unknown; search?: string } = {}) {
  const shop = storyShop(options)
  const router = createMemoryRouter(
    [
      { path: '/account/login', Component: LoginPage },
      { path: '*', Component: Elsewhere },
    ],
    { initialEntries: [{ pathname: '/account/login', search, state }] },
  )
  render(
    <Providers shop={shop} isServerRendered>
      <RouterProvider router={router} />
    </Providers>,
  )
  return { shop, router, user: userEvent.setup() }
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email address')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')

async function logIn(user: ReturnType<typeof userEvent.setup>, secret = 'Hearing2026') {
  await user.type(email(), 'dorothy@example.com')
  await user.type(password(), secret)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

const knows = ({ path }: { path: string }) => (path === '/api/v1.0/authenticate' ? authenticate.answer : undefined)
const knowsNot = ({ path }: { path: string }) =>
  path === '/api/v1.0/authenticate' ? refusal('invalid-login-or-password') : undefined

const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the login page', () => {
  it('[AUTH-01] offers the ways for those who forgot their password or have no account', () => {
    openLogin()
    expect(target('I forgot my password')).toBe('/account/forgotpassword')
    expect(target('Create an account')).toBe('/account/create')
  })

  it('[AUTH-02] sends nothing before both fields are valid', async () => {
    const { user, shop } = openLogin({ answer: knows })
    await user.type(email(), 'dorothy')
    await user.type(password(), 'short')
    await user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByRole('link', { name: 'Enter a full email address, like name@mail.com.' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Password: Use six characters or more.' })).toBeTruthy()
    expect(shop.visit.getState().user?.tokenInfo).toBeNull()
  })

  it('[AUTH-04] [AUTH-03] says that the login is wrong, empties the password, and takes it back on typing', async () => {
    const { user } = openLogin({ answer: knowsNot })
    await logIn(user)
    expect(
      await screen.findByText('The email address or the password is not right. Try again, or choose a new password.'),
    ).toBeTruthy()
    expect([email().value, password().value]).toEqual(['dorothy@example.com', ''])
    await user.type(password(), 'H')
    expect(
      screen.queryByText('The email address or the password is not right. Try again, or choose a new password.'),
    ).toBeNull()
  })

  it('[AUTH-05] [SES-07] goes to the start page after logging in', async () => {
    const { user, shop } = openLogin({ answer: knows })
    await logIn(user)
    expect(await screen.findByText('Now at /')).toBeTruthy()
    expect(shop.visit.getState().user?.userProfile.firstName).toBe('Dorothy')
  })

  it('[AUTH-05] [AUTH-03] explains that favourites need a login, and leads back to them', async () => {
    const state = { showFavouritesAuthenticateError: true, previousPath: '/batteries' }
    const { user } = openLogin({ answer: knows, state })
    expect(screen.getByRole('status').textContent).toBe('Please log in to save favourites.')
    await logIn(user)
    expect(await screen.findByText('Now at /batteries')).toBeTruthy()
  })

  it('[AUTH-03] tells of a reset link and of a new password', () => {
    openLogin({ state: { forgotPassword: 'dorothy@example.com', showPasswordUpdatedSuccessMessage: true } })
    expect(screen.getByText(/If dorothy@example.com has an account, an email with a link/)).toBeTruthy()
    expect(screen.getByText(/Your password has been changed/)).toBeTruthy()
    expect(email().value).toBe('dorothy@example.com')
  })

  it('[AUTH-03] [AUTH-20] tells of a reset link without an address, and leaves the form empty', () => {
    openLogin({ search: '?forgotPassword=true' })
    expect(screen.getByText(/If this address has an account, an email with a link/)).toBeTruthy()
    expect(email().value).toBe('')
  })

  it('[OP-28] takes an e-mail out of the address at once, because addresses end up in logs', async () => {
    const { router } = openLogin({
      search: '?forgotPassword=dorothy@example.com&showPasswordUpdatedSuccessMessage=true',
    })
    await waitFor(() => expect(router.state.location.search).toBe('?showPasswordUpdatedSuccessMessage=true'))
    expect(screen.getByText(/If dorothy@example.com has an account/)).toBeTruthy()
  })

  it('[AUTH-05] shows the account to a customer who is logged in', async () => {
    openLogin({ customer: { userId: 'dorothy' } })
    expect(await screen.findByText('Now at /account/dashboard')).toBeTruthy()
  })

  it('[SES-11] says when a login has run out', () => {
    const shop = storyShop({ customer: { userId: 'dorothy' } })
    refuse(shop)
    const router = createMemoryRouter([{ path: '*', Component: LoginPage }])
    render(
      <Providers shop={shop} isServerRendered>
        <RouterProvider router={router} />
      </Providers>,
    )
    expect(screen.getByText('You have been logged out. Please log in again.')).toBeTruthy()
  })

  it('[API-46] restores the e-mail after the error page, but never the password: another person may return (OP-78)', async () => {
    const { user, router } = openLogin({
      answer: ({ path }) => (path === '/api/v1.0/authenticate' ? new Response(null, { status: 502 }) : undefined),
    })
    await logIn(user)
    expect(await screen.findByText('Now at /error')).toBeTruthy()
    await act(() => router.navigate(-1))
    expect(email().value).toBe('dorothy@example.com')
    expect(password().value).toBe('')
  })
})
