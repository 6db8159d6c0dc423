import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '../providers.tsx'
import { renderTree } from '../rendering/server/render-tree.tsx'
import type { Shop } from '../shop.ts'
import { storyShop } from '../testing/story-shop.tsx'
import { LateNewsletterForm } from './late-newsletter-form.tsx'

let comeNear = () => undefined as void
let root: Root | undefined
const complaints: unknown[] = []
const sent: unknown[] = []

const tree = (shop: Shop) => (
  <Providers shop={shop} isServerRendered>
    <LateNewsletterForm id="newsletter" />
  </Providers>
)

/** Opens a page whose form the server has written, and hydrates it. */
async function open() {
  const shop = storyShop({
    answer: ({ path, body }) => {
      if (path !== '/api/v1.0/subscriptions') return undefined
      sent.push(body)
      return { id: '7', type: 'Newsletter' }
    },
  })
  const { html } = await renderTree(tree({ ...shop, platform: { ...shop.platform, kind: 'server' } }))
  document.body.innerHTML = `<div id="root">${html}</div>`
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, tree(shop), {
      onRecoverableError: (complaint) => complaints.push(complaint),
    })
  })
  return userEvent.setup()
}
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ })
const agree = () => screen.getByRole<HTMLInputElement>('checkbox')
const signUp = () => screen.getByRole('button', { name: 'Sign up' })
const thanks = () => screen.findByText(/^Thank you\./)

describe('LateNewsletterForm', () => {
  beforeEach(() => {
    // React finds it strange that one process renders both on the server and in a browser.
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    complaints.length = 0
    sent.length = 0
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
          comeNear = () => report([{ isIntersecting: true }])
        }
        observe = () => undefined
        disconnect = () => undefined
      },
    )
  })
  afterEach(() => {
    act(() => root?.unmount())
    document.body.innerHTML = ''
  })

  it('keeps the server’s form until the visitor comes near it', async () => {
    const person = await open()
    const written = email()
    expect(complaints).toEqual([])
    await act(async () => undefined)
    expect(email()).toBe(written)
    comeNear()
    await waitFor(() => expect(email()).not.toBe(written))
    await person.click(signUp())
    expect(screen.getByText('Please tick this box to go on.')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('[NEWS-01] loses nothing that was typed, ticked and sent before its code was there', async () => {
    const person = await open()
    await person.type(email(), 'dorothy@mail.com')
    await person.click(agree())
    await person.click(signUp())
    expect(await thanks()).toBeTruthy()
    expect(sent).toEqual([{ email: 'dorothy@mail.com', type: 'Newsletter' }])
  })

  it('[NEWS-01] replaces no field while the visitor types, and keeps its text', async () => {
    const person = await open()
    const written = email()
    await person.type(written, 'dorothy@')
    comeNear()
    await act(() => vi.dynamicImportSettled())
    await person.type(written, 'mail.com')
    expect(email()).toBe(written)
    act(() => written.blur())
    await waitFor(() => expect(email()).not.toBe(written))
    await waitFor(() => expect(email().value).toBe('dorothy@mail.com'))
  })

  it('gives the focus back to the field from which the form was sent', async () => {
    const person = await open()
    await person.type(email(), 'dorothy@mail.com{Enter}')
    expect(await screen.findByText('Please tick this box to go on.')).toBeTruthy()
    expect(document.activeElement).toBe(agree())
  })
})
