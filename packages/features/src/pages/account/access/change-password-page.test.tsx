import { profile } from '@shop/api-client/fixtures/account.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answer, openPage, refusal, type StoryShopOptions } from '../../../testing/open-page.tsx'

const LINK = { userId: 'c-1', sessionId: 'abc-def' }

/** Opens the page of a reset link. Records the gateway's calls about it. */
function openLink(answer: Answer = () => undefined, options: StoryShopOptions = {}) {
  const asked: [call: string, body: unknown][] = []
  const opened = openPage(`/account/changepassword/${LINK.userId}/${LINK.sessionId}`, {
    ...options,
    answer: (call) => {
      const [, name] = /forgot-password\/(\w+)-session/.exec(call.path) ?? []
      if (!name) return undefined
      asked.push([name, call.body])
      return answer(call) ?? {}
    },
  })
  return { ...opened, asked }
}
const refusing =
  (name: string, response: () => Response | Promise<never>): Answer =>
  ({ path }) =>
    path.endsWith(`/${name}-session`) ? response() : undefined
const notFound = () => Response.json({}, { status: 404 })

const password = () => screen.findByLabelText<HTMLInputElement>('New password')
async function choose({ person }: Pick<ReturnType<typeof openLink>, 'person'>, again = 'Quiet7Room') {
  await person.type(await password(), ' Quiet7Room ')
  await person.type(screen.getByLabelText('Password again'), again)
  await person.click(screen.getByRole('button', { name: 'Save the new password' }))
}
const errors = async () =>
  within(await screen.findByRole('alert'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const isOver = () => screen.findByText('This link can no longer be used. Ask for a new one here.')

describe('the change password page', () => {
  it('[AUTH-19] [ROUTE-09] sets the password and shows the login, which says so', async () => {
    const opened = openLink()
    await choose(opened)
    expect(await screen.findByText(/Your password has been changed/)).toBeTruthy()
    expect(opened.router.state.location).toMatchObject({ pathname: '/account/login', search: '' })
    const passwords = { password: 'Quiet7Room', passwordConfirmed: 'Quiet7Room' }
    expect(opened.asked.at(-1)).toEqual(['redeem', { ...LINK, ...passwords }])
  })

  it('[AUTH-17] checks the link when it is opened, and again before it is used', async () => {
    const opened = openLink()
    await password()
    expect(opened.asked).toEqual([['validate', LINK]])
    await choose(opened)
    await waitFor(() => expect(opened.asked.map(([name]) => name)).toEqual(['validate', 'validate', 'redeem']))
  })

  it('keeps a link while the gateway is asked too often', async () => {
    const { router } = openLink(refusing('validate', () => Response.json({}, { status: 429 })))
    await waitFor(() => expect(router.state.location.pathname).toBe('/error'))
  })

  it.each([
    ['is over', () => refusal('reset-link-expired')],
    ['is unknown', notFound],
    ['belongs to no account', () => Response.json({}, { status: 401 })],
  ])('[AUTH-17] [CHK-26] leads to asking for another link when this one %s', async (_, answer) => {
    const { router } = openLink(refusing('validate', answer))
    expect(await isOver()).toBeTruthy()
    expect(router.state.location.pathname).toBe('/account/forgotpassword')
  })

  it.each([
    ['it was used', notFound],
    ['a newer one was used', () => refusal('reset-link-expired')],
  ])(
    '[AUTH-17] leads to another link, and to the login with the new password, when %s in the meantime',
    async (_, answer) => {
      const opened = openLink(refusing('redeem', answer))
      await choose(opened)
      expect(await isOver()).toBeTruthy()
      expect(opened.router.state.location.pathname).toBe('/account/forgotpassword')
      expect(screen.getByRole('link', { name: 'Back to the login' }).getAttribute('href')).toBe('/account/login')
    },
  )

  it.each([
    ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is that the gateway broke', () => new Response(null, { status: 502 })],
  ])('[AUTH-19] leads to logging in when the answer %s, as the password may be changed', async (_, answer) => {
    const opened = openLink(refusing('redeem', answer), { customer: profile })
    await choose(opened)
    expect(await screen.findByText(/^We got no answer, .* Try to log in with it/)).toBeTruthy()
    expect(opened.router.state.location).toMatchObject({ pathname: '/account/login', search: '' })
    expect(screen.getByRole('link', { name: 'I forgot my password' })).toBeTruthy()
  })

  it('[AUTH-18] wants a good password, twice alike, and sends none before', async () => {
    const opened = openLink()
    await password()
    await choose(opened, 'Quiet7Rooms')
    expect(await errors()).toEqual(['Password again: The two passwords are not the same. Please type them again.'])
    await opened.person.clear(await password())
    await opened.person.type(await password(), 'short1')
    await opened.person.click(screen.getByRole('button', { name: 'Save the new password' }))
    await waitFor(async () =>
      expect(await errors()).toEqual([
        'New password: Use eight characters or more.',
        'Password again: The two passwords are not the same. Please type them again.',
      ]),
    )
    expect(opened.asked).toEqual([['validate', LINK]])
  })

  it('[AUTH-18] stays where it is when only the password is not taken', async () => {
    const opened = openLink(refusing('redeem', () => refusal('password-too-common')))
    await choose(opened)
    expect(await errors()).toEqual(['New password: Many people use this password. Please choose another.'])
    expect((await password()).value).toBe(' Quiet7Room ')
  })

  it('[AUTH-19] ends the login that was there, as every login of the account is over', async () => {
    const opened = openLink(undefined, { customer: profile })
    await choose(opened)
    expect(await screen.findByText(/Your password has been changed/)).toBeTruthy()
    expect(opened.shop.visit.getState().user?.tokenInfo).toBeNull()
  })
})
