import { authenticate, register } from '@shop/api-client/fixtures/account.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withFakeCaptcha } from '../../testing/fake-captcha.ts'
import { button, fillIn, openCheckout } from '../../testing/open-checkout-page.tsx'
import { fillInRegistration } from '../../testing/register.ts'
import { refusal } from '../../testing/fake-gateway.ts'
import type { StoryShopOptions } from '../../testing/story-shop.tsx'

const captcha = withFakeCaptcha()

/** Opens the registration at the checkout. The gateway creates every account that it does not refuse. */
async function openRegistration({ refuses = () => undefined, flags = {}, before }: Options = {}) {
  const asked: [path: string, body: unknown][] = []
  const opened = openCheckout({
    flags,
    configuration: captcha.configuration,
    answer: ({ method, path, body }) => {
      if (method === 'POST') asked.push([path, body])
      if (path === '/api/v1.0/create-me') return refuses() ?? register.answer
      // If the account exists, its password is another one.
      if (path === '/api/v1.0/authenticate')
        return refuses() ? refusal('invalid-login-or-password') : authenticate.answer
      if (path === '/api/v1.0/subscriptions') return { id: 'sub-1', email: 'dorothy@example.com', type: 'Newsletter' }
      return path === '/api/cart/initialize-transaction' ? { errorKeys: ['cart-changed'] } : undefined
    },
  })
  await before?.(opened.user)
  await opened.user.click(await screen.findByRole('button', { name: 'Log in' }))
  await opened.user.click(screen.getByRole('button', { name: 'I would like to create an account' }))
  return { ...opened, asked }
}
interface Options {
  /** What the visitor does at the checkout before registering. */
  before?: typeof fillIn
  refuses?: () => Response | undefined
  flags?: NonNullable<StoryShopOptions['flags']>
}

const solve = async (token?: string) => {
  await waitFor(() => expect(captcha.shown).not.toEqual([]))
  act(() => captcha.solve(token))
}
const create = () => screen.getByRole('button', { name: 'Create my account' })
const errors = async () =>
  within(await screen.findByRole('alert'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the registration at checkout', () => {
  it('[CHK-24] [AUTH-11] [NEWS-05] creates the account, signs up for the newsletter, logs in, and orders as the customer', async () => {
    const { user, asked, shop } = await openRegistration({ before: fillIn })
    fillInRegistration()
    await user.click(screen.getByRole('checkbox', { name: /Send me care tips/ }))
    await solve('token-of-the-widget')
    await user.click(create())
    expect(await screen.findByText('You are logged in. What you have typed is still here.')).toBeTruthy()
    const { body: registration } = register
    expect(asked).toEqual([
      ['/api/v1.0/create-me', { ...registration, password: 'Quiet7Room', passwordConfirmed: 'Quiet7Room' }],
      ['/api/v1.0/subscriptions', { email: 'dorothy@example.com', type: 'Newsletter' }],
      ['/api/v1.0/authenticate', { email: 'dorothy@example.com', password: 'Quiet7Room' }],
    ])
    expect(shop.visit.getState().user?.subscriptions).toEqual({ Newsletter: 'sub-1' })
    await user.click(await button())
    const { userId } = authenticate.answer.user
    await waitFor(() =>
      expect(asked.at(-1)).toEqual(['/api/cart/initialize-transaction', expect.objectContaining({ userId })]),
    )
  })

  it('[CHK-24] does not subscribe a customer who does not want the newsletter', async () => {
    const { user, asked } = await openRegistration()
    fillInRegistration()
    await solve()
    await user.click(create())
    await screen.findByText('You are logged in. What you have typed is still here.')
    expect(asked.map(([path]) => path)).toEqual(['/api/v1.0/create-me', '/api/v1.0/authenticate'])
  })

  it('[AUTH-07] [CFG-20] [CFG-23] asks for what an account needs in this shop', async () => {
    await openRegistration({ flags: { hideCustomerMiddleName: true, showPrivacyPolicyConsent: true } })
    const fields = [...document.querySelectorAll<HTMLInputElement>(':is(input, fieldset)[id^="registration-"]')]
    expect(fields.map(({ id, autocomplete }) => [id.replace('registration-', ''), autocomplete])).toEqual([
      ['firstName', 'given-name'],
      ['lastName', 'family-name'],
      ['email', 'username'],
      ['password', 'new-password'],
      ['passwordConfirmed', 'new-password'],
      ['receiveMarketingMaterials', ''],
      ['privacyPolicyAgreed', ''],
      ['captcha', undefined],
    ])
  })

  it('[AUTH-07] [AUTH-08] [AUTH-09] [AUTH-10] [CFG-23] sends nothing while something is missing, and says all of it', async () => {
    const { user, asked } = await openRegistration({ flags: { showPrivacyPolicyConsent: true } })
    await user.click(create())
    expect(await errors()).toEqual([
      'Write your first name.',
      'Write your last name.',
      'Write your email address.',
      'Write your password.',
      'Write the password again.',
      'I have read the privacy policy: Please tick this box to go on.',
      'Please do the security check.',
    ])
    fillInRegistration({ Password: 'quietroom', 'Password again': 'quietrooms' })
    await user.click(create())
    await waitFor(async () =>
      expect(await errors()).toEqual([
        'Password: Use at least one letter and one number.',
        'Password again: The two passwords are not the same. Please type them again.',
        'I have read the privacy policy: Please tick this box to go on.',
        'Please do the security check.',
      ]),
    )
    expect(asked).toEqual([])
  })

  it('[CHK-25] [AUTH-13] shows every code of a refusal, keeps what was typed, and wants the captcha anew', async () => {
    const { user, asked } = await openRegistration({
      refuses: () => refusal('password-too-common', 'invalid-last-name', 'never-heard-of'),
    })
    fillInRegistration()
    await solve('first')
    await user.click(create())
    expect(await errors()).toEqual([
      'Sorry, something went wrong',
      'Last name: Please check this field and correct it.',
      'Many people use this password. Please choose another.',
    ])
    expect(captcha.widget.resets).toBe(1)
    expect(screen.getByLabelText('Password again', { selector: '[id^="registration-"]' })).toHaveProperty(
      'value',
      'Quiet7Room',
    )
    await user.click(create())
    expect(asked).toHaveLength(1)
    await waitFor(async () => expect(await errors()).toEqual(['Please do the security check.']))
  })

  it('[AUTH-14] leads from an address in use to the login and to a new password', async () => {
    const { user } = await openRegistration({ refuses: () => refusal('EmailInUse') })
    fillInRegistration()
    await solve()
    await user.click(create())
    expect(await errors()).toEqual(['This email address already has an account. Log in or choose a new password.'])
    expect(screen.getByRole('link', { name: 'I forgot my password' }).getAttribute('href')).toBe(
      '/account/forgotpassword',
    )
    await user.click(screen.getAllByRole('button', { name: 'Log in here' })[0]!)
    expect(screen.getByLabelText('Email address', { selector: '#login-email' })).toHaveProperty(
      'value',
      'dorothy@example.com',
    )
  })

  it('wants the captcha anew when the answer was lost: the gateway may have used it up', async () => {
    const { user } = await openRegistration({ refuses: () => Response.json({ errors: {} }, { status: 401 }) })
    fillInRegistration()
    await solve()
    await user.click(create())
    expect(await errors()).toEqual(['Sorry, something went wrong'])
    expect(captcha.widget.resets).toBe(1)
  })
})
