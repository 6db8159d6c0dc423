import { authenticate } from '@shop/api-client/fixtures/account.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openPage } from '../open-page.tsx'

afterEach(cleanup)

const answer = ({ path }: { path: string }) => (path.endsWith('/authenticate') ? authenticate.answer : undefined)

/** Goes to the login by the header, logs in there, and says where that leads. */
async function logInFrom(address: string) {
  const { person, router } = openPage(address, { answer })
  await screen.findByRole('heading', { level: 1 })
  const header = within(screen.getByRole('banner'))
  await person.click(header.getByRole('link', { name: 'Log in' }))
  await person.type(await screen.findByLabelText('Email address'), 'dorothy@mail.com')
  // Once more, as somebody does who is in doubt.
  await person.click(header.getByRole('link', { name: 'Log in' }))
  await person.type(screen.getByLabelText('Password'), 'Hearing2026')
  await person.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/account/login'))
  const { pathname, search } = router.state.location
  return pathname + search
}

// Finding V7.
it.each(['/search-result/dome?sort=1', '/customer-service/terms', '/cart'])(
  '[SHELL-06] [AUTH-05] leads from %s to the login and back again',
  async (address) => {
    expect(await logInFrom(address)).toBe(address)
  },
)

it.each(['/account/logoutSuccess', '/error'])('[AUTH-05] leads from %s to the start page', async (address) => {
  expect(await logInFrom(address)).toBe('/')
})
