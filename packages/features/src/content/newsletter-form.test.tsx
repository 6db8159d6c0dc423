import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { storyShop, StoryShop } from '../story-shop.tsx'
import { refusal, type Answer } from '../testing.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

afterEach(cleanup)

function open(answer: (body: unknown) => unknown = () => ({ id: '7', type: 'Newsletter' })) {
  const sent: unknown[] = []
  const wire: Answer = ({ path, body }) => {
    if (path !== '/api/v1.0/subscriptions') return undefined
    sent.push(body)
    return answer(body)
  }
  const shop = storyShop({ answer: wire })
  render(
    <StoryShop shop={shop}>
      <NewsletterForm />
    </StoryShop>,
  )
  return { sent, shop, person: userEvent.setup() }
}
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ })
const agree = () => screen.getByRole<HTMLInputElement>('checkbox')
const signUp = () => screen.getByRole('button', { name: 'Sign up' })

it('[NEWS-01] [NEWS-03] sends address and type, thanks, and is empty again', async () => {
  const { sent, person } = open()
  await person.type(email(), ' dorothy@mail.com ')
  await person.click(agree())
  await person.click(signUp())
  expect(await screen.findByText('Thank you. You will hear from us.')).toBeTruthy()
  expect(sent).toEqual([{ email: 'dorothy@mail.com', type: 'Newsletter' }])
  expect(email().value).toBe('')
  expect(agree().checked).toBe(false)
})

it('[SES-13] remembers the subscription, so that the account can end it', async () => {
  const { shop, person } = open()
  await person.type(email(), 'dorothy@mail.com')
  await person.click(agree())
  await person.click(signUp())
  await screen.findByText('Thank you. You will hear from us.')
  expect(shop.session.getState().user?.subscriptions).toEqual({ Newsletter: '7' })
})

it('[NEWS-01] asks for a whole address and the agreement, and sends nothing before', async () => {
  const { sent, person } = open()
  await person.type(email(), 'dorothy@')
  await person.click(signUp())
  expect(screen.getByText('Write a full email address, like name@mail.com')).toBeTruthy()
  expect(screen.getByText('Please tick this box to go on')).toBeTruthy()
  expect(document.activeElement).toBe(email())
  expect(sent).toEqual([])
})

it('keeps what was typed when the gateway refuses', async () => {
  const { person } = open(() => refusal('too-many-attempts'))
  await person.type(email(), 'dorothy@mail.com')
  await person.click(agree())
  await person.click(signUp())
  expect(await screen.findByText('We could not sign you up. Please try again.')).toBeTruthy()
  expect(email().value).toBe('dorothy@mail.com')
})
