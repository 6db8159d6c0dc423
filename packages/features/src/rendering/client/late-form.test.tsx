import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createContext } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NewsletterForm } from '../../content/newsletter-form.tsx'
import { Providers } from '../../providers.tsx'
import type { Shop } from '../../shop.ts'
import { storyShop } from '../../testing/story-shop.tsx'
import { renderTree } from '../server/render-tree.tsx'
import { createLateForm } from './late-form.tsx'

let root: Root | undefined
const complaints: unknown[] = []
const sent: unknown[] = []

const Surroundings = createContext(0)
const tree = (shop: Shop, Form: ReturnType<typeof createLateForm<{ id: string }>>, surroundings = 0) => (
  <Surroundings value={surroundings}>
    <Providers shop={shop} isServerRendered>
      <Form id="newsletter" />
    </Providers>
  </Surroundings>
)

/** Opens a page whose form the server has written, and hydrates it. `arrive` ends the loading of the form's code. */
async function open() {
  const shop = storyShop({
    answer: ({ path, body }) => {
      if (path !== '/api/v1.0/subscriptions') return undefined
      sent.push(body)
      return { id: '7', type: 'Newsletter' }
    },
  })
  const onServer = { ...shop, platform: { ...shop.platform, kind: 'server' as const } }
  const { html } = await renderTree(
    tree(
      onServer,
      createLateForm(() => Promise.resolve(NewsletterForm)),
    ),
  )
  document.body.innerHTML = `<div id="root">${html}</div>`
  const code = Promise.withResolvers<typeof NewsletterForm>()
  const load = vi.fn<() => typeof code.promise>(() => code.promise)
  const Form = createLateForm(load)
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, tree(shop, Form), {
      onRecoverableError: (complaint) => complaints.push(complaint),
    })
  })
  const arrive = () => act(async () => code.resolve(NewsletterForm))
  const changeSurroundings = () => act(async () => root?.render(tree(shop, Form, 1)))
  return { load, arrive, changeSurroundings }
}
/** Types as a browser does. Before hydration user-event would hide the field's value from React, as soon as it has the focus. */
function type(text: string) {
  email().value += text
  email().dispatchEvent(new Event('input', { bubbles: true }))
}
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ })
const agree = () => screen.getByRole<HTMLInputElement>('checkbox')
const signUp = () => screen.getByRole('button', { name: 'Sign up' })
const thanks = () => screen.findByText(/^Thank you\./)

describe('createLateForm', () => {
  beforeEach(() => {
    // React finds it strange that one process renders both on the server and in a browser.
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    complaints.length = 0
    sent.length = 0
  })
  afterEach(() => {
    act(() => root?.unmount())
    document.body.innerHTML = ''
  })

  it('keeps the server’s form, and loads its code when the browser is idle', async () => {
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
    vi.stubGlobal('cancelIdleCallback', () => undefined)
    const { load, arrive } = await open()
    const written = email()
    expect(load).not.toHaveBeenCalled()
    for (const work of idle) work()
    expect(load).toHaveBeenCalled()
    expect(email()).toBe(written)
    await arrive()
    expect(email()).toBe(written)
    await userEvent.click(signUp())
    expect(screen.getByText('Please tick this box to go on.')).toBeTruthy()
    expect([complaints, sent]).toEqual([[], []])
  })

  it('[NEWS-01] loses nothing that was typed, ticked and sent before its code was there', async () => {
    const { arrive } = await open()
    type('dorothy@mail.com')
    agree().click()
    signUp().click()
    await arrive()
    expect(await thanks()).toBeTruthy()
    expect(sent).toEqual([{ email: 'dorothy@mail.com', type: 'Newsletter' }])
  })

  it('[NEWS-01] keeps the field and its text while the visitor types', async () => {
    const { arrive } = await open()
    const written = email()
    type('dorothy@')
    await arrive()
    await waitFor(() => expect(written.value).toBe('dorothy@'))
    await userEvent.type(written, 'mail.com')
    expect(email()).toBe(written)
    expect(email().value).toBe('dorothy@mail.com')
  })

  it('loads its code and renders again when a context changes before its first use', async () => {
    const { load, arrive, changeSurroundings } = await open()
    const written = email()
    await changeSurroundings()
    expect([written.isConnected, load.mock.calls.length]).toEqual([false, 1])
    await arrive()
    await userEvent.click(signUp())
    expect(screen.getByText('Please tick this box to go on.')).toBeTruthy()
  })

  it('leads to what is missing in a form that was sent with Enter', async () => {
    const { arrive } = await open()
    type('dorothy@mail.com')
    email().form?.requestSubmit()
    await arrive()
    expect(await screen.findByText('Please tick this box to go on.')).toBeTruthy()
    expect(document.activeElement).toBe(agree())
  })
})
