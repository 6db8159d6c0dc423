import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { StoryShop } from '../testing/story-shop.tsx'
import { withFakeCaptcha } from '../testing/fake-captcha.ts'
import { CaptchaField } from './captcha-field.tsx'
import { useCaptchaForm } from './use-captcha-form.ts'

const captcha = withFakeCaptcha()

function Form({ begun = true }: { begun?: boolean }) {
  const [isBegun, setBegun] = useState(begun)
  const form = useCaptchaForm({
    id: 'form',
    rules: v.object({}),
    empty: { captcha: '' },
    send: () => Promise.resolve(),
  })
  return (
    <>
      <button onClick={() => setBegun(true)}>Begin</button>
      <button onClick={() => form.setValues({ captcha: '' })}>Refuse</button>
      <output aria-label="token">{form.values.captcha}</output>
      <CaptchaField form={form} atOnce={isBegun} />
    </>
  )
}

const open = (configuration: object = captcha.configuration, begun = true) => {
  const { unmount } = render(
    <StoryShop configuration={{ cultureName: 'da-DK', ...configuration }}>
      <Form begun={begun} />
    </StoryShop>,
  )
  const user = userEvent.setup()
  return { unmount, press: (name: string) => user.click(screen.getByRole('button', { name })) }
}
const token = () => screen.getByRole('status', { name: 'token' }).textContent
const isShown = () => waitFor(() => expect(captcha.shown).toHaveLength(1))
const INVALID = 'Please do the security check.'
const isInvalid = () => screen.getByRole('group', { name: 'Security check' }).textContent.includes(INVALID)

describe('CaptchaField', () => {
  it('[AUTH-10] is loaded when the visitor starts the form, in the shop’s language, and gives its token', async () => {
    const { press } = open(captcha.configuration, false)
    expect(captcha.scripts).toEqual([])
    expect(screen.getByText('The security check appears here as soon as you start typing.')).toBeTruthy()
    await press('Begin')
    await isShown()
    expect(screen.queryByText(/The question comes here/)).toBeNull()
    expect(new URL(captcha.scripts[0]!).searchParams.get('render')).toBe('explicit')
    expect(captcha.shown[0]).toMatchObject({ sitekey: 'key-of-the-shop', language: 'da' })
    act(() => captcha.solve('token-1'))
    expect([token(), isInvalid()]).toEqual(['token-1', false])
  })

  it.each(['expire', 'fail'] as const)(
    '[AUTH-10] is invalid again when its solution does %s, until it is solved anew',
    async (lapse) => {
      open()
      await isShown()
      act(() => captcha.solve('token-1'))
      act(() => captcha[lapse]())
      expect([token(), isInvalid()]).toEqual(['', true])
      act(() => captcha.solve('token-2'))
      expect([token(), isInvalid()]).toEqual(['token-2', false])
      // The widget has reset itself.
      expect(captcha.widget.resets).toBe(0)
    },
  )

  it('begins again when the form takes its solution back', async () => {
    const { press } = open()
    await isShown()
    act(() => captcha.solve())
    await press('Refuse')
    expect([token(), captcha.widget.resets, isInvalid()]).toEqual(['', 1, false])
  })

  it('says so where a browser lets no captcha in, names another way, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    captcha.block(true)
    const { press } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('The security check could not be loaded')
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/customer-service/contact-us')
    captcha.block(false)
    await press('Try again')
    await isShown()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('loads no script from anywhere but its vendor', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    open({ captcha: { ...captcha.configuration.captcha, scriptUrl: 'https://evil.example/api.js' } })
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(captcha.scripts).toEqual([])
  })

  it('leaves nothing behind, and does not exist in a shop without one', async () => {
    const { unmount } = open()
    await isShown()
    unmount()
    expect(captcha.widget.removals).toBe(1)
    open({ captcha: undefined })
    expect(screen.queryByRole('group', { name: 'Security check' })).toBeNull()
  })
})
