import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { StoryShop } from '../../testing/story-shop.tsx'
import { ErrorPage } from './error-page.tsx'

afterEach(cleanup)

const arrive = () =>
  render(
    <StoryShop address={{ pathname: '/error', state: { from: '/batteries?sort=1' } }} path="/error">
      <ErrorPage />
    </StoryShop>,
  )

it('[SHELL-24] [ERR-02] tries again where it went wrong', async () => {
  arrive()
  expect(screen.getByRole('heading', { level: 1, name: 'Sorry, something went wrong' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('Now at /batteries')).toBeTruthy()
})

it('[SHELL-24] [ERR-02] leads to customer service, and back to the shop', () => {
  arrive()
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways).toEqual(['/', '/customer-service'])
})
