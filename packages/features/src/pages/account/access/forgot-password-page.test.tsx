import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage, refusal } from '../../../testing/open-page.tsx'
import { withFakeCaptcha } from '../../../testing/fake-captcha.ts'

const captcha = withFakeCaptcha()

function openForgotPassword({ address = '', state, answer = {} }: Options = {}) {
  const asked: unknown[] = []
  const opened = openPage(`/account/forgotpassword${address}`, {
    state,
    configuration: captcha.configuration,
    answer: ({ path, body }) => {
      if (path !== '/api/v1.0/forgot-password') return undefined
      asked.push(body)
      return answer
    },
  })
  return { ...opened, asked }
}
interface Options {
  address?: string
  state?: unknown
  answer?: object
}

const main = () => within(screen.getByRole('main'))
const email = () => main().findByLabelText<HTMLInputElement>('Email address')
const send = () => main().getByRole('button', { name: 'Send me the link' })
const solve = async () => {
  await waitFor(() => expect(captcha.shown).not.toEqual([]))
  act(() => captcha.solve('token-of-the-widget'))
}

describe('the forgot password page', () => {
  it('[AUTH-16] [ROUTE-08] asks for a link and shows the login, which tells of it and knows the address', async () => {
    const { person, router, asked } = openForgotPassword()
    await person.type(await email(), ' dorothy@example.com ')
    await solve()
    await person.click(send())
    expect(await screen.findByText(/If dorothy@example.com has an account, an email with a link/)).toBeTruthy()
    expect(router.state.location).toMatchObject({ pathname: '/account/login', search: '' })
    expect((await email()).value).toBe('dorothy@example.com')
    expect(asked).toEqual([{ email: 'dorothy@example.com', captcha: 'token-of-the-widget' }])
  })

  it('[AUTH-15] sends nothing before there is an address and the captcha is solved', async () => {
    const { person, asked } = openForgotPassword()
    await email()
    await person.click(send())
    const errors = within(await screen.findByRole('alert')).getAllByRole('listitem')
    expect(errors.map(({ textContent }) => textContent)).toEqual([
      'Write your email address.',
      'Please do the security check.',
    ])
    expect(asked).toEqual([])
  })

  it('[AUTH-21] [CHK-26] puts every code of a refusal into words, at its field where it has one, and wants the captcha anew', async () => {
    const { person } = openForgotPassword({ answer: refusal('InvalidCaptcha', 'too-many-attempts') })
    await person.type(await email(), 'dorothy@example.com')
    await solve()
    await person.click(send())
    const errors = within(await screen.findByRole('alert')).getAllByRole('listitem')
    expect(errors.map(({ textContent }) => textContent)).toEqual([
      'Too many tries in a short time. Please wait a few minutes, then try again.',
      'Please do the security check.',
    ])
    expect(captcha.widget.resets).toBe(1)
    expect((await email()).value).toBe('dorothy@example.com')
  })

  it.each([
    ['the address', { address: '?showResetLinkExpiredErrorMessage=true' }],
    ['the page before', { state: { showResetLinkExpiredErrorMessage: true } }],
  ])('[CHK-26] says that a link was too old when %s says so', async (_, options) => {
    openForgotPassword(options)
    expect(await screen.findByText('This link can no longer be used. Ask for a new one here.')).toBeTruthy()
  })

  it('mentions no link to visitors who had none', async () => {
    openForgotPassword({ state: 'damaged' })
    await email()
    expect(screen.queryByText(/The link is too old/)).toBeNull()
  })
})
