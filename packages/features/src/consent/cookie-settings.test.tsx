import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { StoryShop } from '../testing/story-shop.tsx'
import { CookieSettings } from './cookie-settings.tsx'

const open = (consentScriptUrl?: string) =>
  render(
    <StoryShop configuration={{ consentScriptUrl }}>
      <p>Here</p>
      <CookieSettings />
    </StoryShop>,
  )

describe('CookieSettings', () => {
  afterEach(() => {
    delete window.dataLayer
  })

  test('[TRK-08] offers to change the answer only where the shop asks for consent', async () => {
    open()
    await screen.findByText('Here')
    expect(screen.queryByRole('button', { name: 'Cookie settings' })).toBeNull()
  })

  test('[ERR-06] says so when the question cannot be opened', async () => {
    open('https://somebody.example/uc.js')
    await userEvent.click(await screen.findByRole('button', { name: 'Cookie settings' }))
    const sentence = await screen.findByText(/could not be opened/)
    expect(sentence.getAttribute('role')).toBe('alert')
  })
})
