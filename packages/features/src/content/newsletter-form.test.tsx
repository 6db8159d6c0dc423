import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answer, openPage, refusal } from '../testing/open-page.tsx'

/** Opens the newsletter page. Records what is sent. */
async function open(answer: (body: unknown) => unknown = () => ({ id: '7', type: 'Newsletter' })) {
  const sent: unknown[] = []
  const wire: Answer = ({ path, body }) => {
    if (path !== '/api/v1.0/subscriptions') return undefined
    sent.push(body)
    return answer(body)
  }
  const opened = openPage('/subscribe', { answer: wire })
  await screen.findByRole('button', { name: 'Sign up' })
  return { sent, ...opened }
}
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ })
const agree = () => screen.getByRole<HTMLInputElement>('checkbox')
const signUp = () => screen.getByRole('button', { name: 'Sign up' })

describe('the newsletter form', () => {
  it('[NEWS-01] [NEWS-03] sends address and type, thanks, is empty again, and remembers what the account can end', async () => {
    const { sent, person, shop } = await open()
    await person.type(email(), ' dorothy@mail.com ')
    await person.click(agree())
    await person.click(signUp())
    expect(
      await screen.findByText(
        'Thank you. If you are new to the newsletter, please confirm it in the email we have just sent you.',
      ),
    ).toBeTruthy()
    expect(sent).toEqual([{ email: 'dorothy@mail.com', type: 'Newsletter' }])
    expect(email().value).toBe('')
    expect(agree().checked).toBe(false)
    expect(shop.visit.getState().user?.subscriptions).toEqual({ Newsletter: '7' })
  })

  it('[NEWS-01] asks for a whole address and the agreement, and sends nothing before', async () => {
    const { sent, person } = await open()
    await person.type(email(), 'dorothy@')
    await person.click(signUp())
    expect(screen.getByText('Enter a full email address, like name@mail.com.')).toBeTruthy()
    expect(screen.getByText('Please tick this box to go on.')).toBeTruthy()
    expect(document.activeElement).toBe(email())
    expect(sent).toEqual([])
  })

  it('keeps what was typed when the gateway refuses', async () => {
    const { person } = await open(() => refusal('too-many-attempts'))
    await person.type(email(), 'dorothy@mail.com')
    await person.click(agree())
    await person.click(signUp())
    expect(await screen.findByText('We could not sign you up. Please try again.')).toBeTruthy()
    expect(email().value).toBe('dorothy@mail.com')
  })

  it('[API-46] opens the error page if no answer comes; the way back restores what was typed (OP-78)', async () => {
    let isBroken = true
    const { person, sent } = await open(() =>
      isBroken ? new Response(null, { status: 503 }) : { id: '7', type: 'Newsletter' },
    )
    await person.type(email(), 'dorothy@mail.com')
    await person.click(agree())
    await person.click(signUp())
    await screen.findByRole('heading', { level: 1, name: 'Sorry, something went wrong' })
    isBroken = false
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Sign up' })
    expect([email().value, agree().checked]).toEqual(['dorothy@mail.com', true])
    await person.click(signUp())
    expect(await screen.findByText(/^Thank you\./)).toBeTruthy()
    expect(sent).toHaveLength(2)
  })
})
