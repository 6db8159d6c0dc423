import { authenticate, profile, register } from '@shop/api-client/fixtures/account.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answer, openPage, refusal, type StoryShopOptions } from '../../../testing/open-page.tsx'
import { withFakeCaptcha } from '../../../testing/fake-captcha.ts'
import { fillInRegistration } from '../../../testing/register.ts'

const captcha = withFakeCaptcha()

const SUBSCRIPTION = { id: 'sub-1', email: 'dorothy@example.com', type: 'Newsletter' }

/** Opens the page. The gateway accepts every call that has no other answer. */
function openRegistration(answer: Answer = () => undefined, options: StoryShopOptions = {}, state?: unknown) {
  const asked: string[] = []
  const opened = openPage('/account/create', {
    configuration: captcha.configuration,
    state,
    ...options,
    answer: async (call) => {
      const { method, path } = call
      if (method === 'POST') asked.push(path.replace('/api/v1.0/', ''))
      const given = await answer(call)
      if (given !== undefined) return given
      if (path === '/api/v1.0/create-me') return register.answer
      if (path === '/api/v1.0/authenticate') return authenticate.answer
      return path === '/api/v1.0/subscriptions' ? SUBSCRIPTION : undefined
    },
  })
  return { ...opened, asked }
}

/** Fills in everything and sends it. */
async function registerWith({ person }: Pick<ReturnType<typeof openRegistration>, 'person'>) {
  await screen.findByLabelText('First name')
  fillInRegistration()
  await waitFor(() => expect(captcha.shown).not.toEqual([]))
  act(() => captcha.solve())
  await person.click(screen.getByRole('button', { name: 'Create my account' }))
}
const refusing =
  (at: string, ...codes: string[]): Answer =>
  ({ path }) =>
    path === `/api/v1.0/${at}` ? refusal(...codes) : undefined

describe('the registration page', () => {
  it('[AUTH-12] [ROUTE-08] [NEWS-05] creates the account, signs up, logs in and shows the account, with a welcome', async () => {
    const opened = openRegistration()
    await screen.findByLabelText('First name')
    await opened.person.click(screen.getByRole('checkbox', { name: /Send me care tips/ }))
    await registerWith(opened)
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/account/dashboard'))
    expect(opened.asked).toEqual(['create-me', 'subscriptions', 'authenticate'])
    expect(opened.router.state.location.state).toEqual({ showWelcomeMessage: true })
    expect(opened.shop.visit.getState().user?.subscriptions).toEqual({ Newsletter: 'sub-1' })
  })

  it('[AUTH-08] keeps all of a long password that is pasted, and says that it is too long', async () => {
    const opened = openRegistration()
    const password = await screen.findByLabelText('Password')
    const typed = `a1${'x'.repeat(29)}`
    await opened.person.click(password)
    await opened.person.paste(typed)
    expect(password).toHaveProperty('value', typed)
    fillInRegistration({ Password: typed, 'Password again': typed })
    await opened.person.click(screen.getByRole('button', { name: 'Create my account' }))
    expect(await screen.findAllByText('Use 30 characters at most.')).not.toEqual([])
    expect(opened.asked).toEqual([])
  })

  it('[AUTH-12] shows a customer the account, and welcomes only new customers', async () => {
    const { router } = openRegistration(undefined, { customer: profile })
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/dashboard'))
    expect(router.state.location.state).toBeNull()
  })

  it('[CHK-26] [AUTH-14] leads from an address in use to the login and to a new password', async () => {
    const { asked, ...opened } = openRegistration((call) => {
      return refusing('create-me', 'EmailInUse')(call) ?? refusing('authenticate', 'invalid-login-or-password')(call)
    })
    await registerWith(opened)
    const said = await screen.findAllByText(/This email address already has an account/)
    expect(said).not.toEqual([])
    const links = screen.getAllByRole('link', { name: /^(Log in here|I forgot my password)$/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/account/login', '/account/forgotpassword'])
    expect(asked).toEqual(['create-me', 'authenticate'])
  })

  it('[FAV-02] [AUTH-12] sets the heart that was pressed before registering', async () => {
    const favourites: string[] = []
    const wantedFavourite = { itemNumber: 'DOM', name: 'Domes' }
    const state = { showFavouritesAuthenticateError: true, wantedFavourite, previousPath: '/cart' }
    const answer: Answer = ({ method, path }) => {
      if (!path.includes('/favourites/')) return undefined
      favourites.push(`${method} ${path.replace('/api/v1.0/me/', '')}`)
      return { ...profile, favourites: ['DOM'] }
    }
    const opened = openRegistration(answer, {}, state)
    await registerWith(opened)
    await waitFor(() => expect(opened.router.state.location.pathname).toBe('/cart'))
    await waitFor(() => expect(favourites).toEqual(['POST favourites/DOM']))
  })

  it.each([
    ['the basket', '/cart', '/cart'],
    ['any other page', '/batteries', '/account/dashboard'],
  ])('[AUTH-12] leads a new customer who came from %s to %3$s', async (_from, previousPath, leadsTo) => {
    const opened = openRegistration(undefined, {}, { previousPath })
    await registerWith(opened)
    await waitFor(() => expect(opened.router.state.location.pathname).toBe(leadsTo))
  })
})
