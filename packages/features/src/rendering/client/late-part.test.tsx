import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createContext } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NewsletterForm } from '../../content/newsletter-form.tsx'
import { Providers } from '../../providers.tsx'
import type { Shop } from '../../shop.ts'
import { storyShop } from '../../testing/story-shop.tsx'
import { renderTree } from '../server/render-tree.tsx'
import { createLatePart } from './late-part.tsx'

let root: Root | undefined
const complaints: unknown[] = []
const sent: unknown[] = []
const reopen = vi.fn<(shop: Shop) => void>()

const Surroundings = createContext(0)
const tree = (shop: Shop, Form: ReturnType<typeof createLatePart<{ id: string }>>, surroundings = 0) => (
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
      createLatePart(() => Promise.resolve(NewsletterForm), reopen),
    ),
  )
  document.body.innerHTML = `<div id="root">${html}</div>`
  const code = Promise.withResolvers<typeof NewsletterForm>()
  const load = vi.fn<() => typeof code.promise>(() => code.promise)
  const Form = createLatePart(load, reopen)
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
/** Scrolls to the form, as the observer sees it. */
const comeNear = () =>
  act(async () => nearby.forEach((tell) => tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as never)))
const nearby: IntersectionObserverCallback[] = []
class Observer {
  constructor(tell: IntersectionObserverCallback) {
    nearby.push(tell)
  }
  observe = () => undefined
  disconnect = () => undefined
}
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ })
const agree = () => screen.getByRole<HTMLInputElement>('checkbox')
const signUp = () => screen.getByRole('button', { name: 'Sign up' })
const thanks = () => screen.findByText(/^Thank you\./)

/** A part with what a page has far down: links that fold, and buttons. */
function Links() {
  return (
    <>
      {['Help', 'About'].map((name) => (
        <details key={name}>
          <summary>{name}</summary>
        </details>
      ))}
      {['First', 'Second'].map((name) => (
        <button key={name} type="button" onClick={() => clicked.push(name)}>
          {name}
        </button>
      ))}
      <a href="/help">Help</a>
    </>
  )
}
const clicked: string[] = []

/** Opens a page with a part without a form. `arrive` ends the loading of its code. */
async function openLinks() {
  const shop = storyShop()
  const onServer = { ...shop, platform: { ...shop.platform, kind: 'server' as const } }
  const partOf = (load: () => Promise<typeof Links>) => createLatePart(load, reopen)
  const OnServer = partOf(() => Promise.resolve(Links))
  const { html } = await renderTree(
    <Providers shop={onServer} isServerRendered>
      <OnServer />
    </Providers>,
  )
  document.body.innerHTML = `<div id="root">${html}</div>`
  const code = Promise.withResolvers<typeof Links>()
  const Part = partOf(() => code.promise)
  await act(async () => {
    root = hydrateRoot(
      document.getElementById('root')!,
      <Providers shop={shop} isServerRendered>
        <Part />
      </Providers>,
    )
  })
  return { arrive: () => act(async () => code.resolve(Links)) }
}
const button = (name: string) => screen.getByRole('button', { name })

describe('createLatePart', () => {
  beforeEach(() => {
    // React finds it strange that one process renders both on the server and in a browser.
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    vi.stubGlobal('IntersectionObserver', Observer)
    nearby.length = 0
    complaints.length = 0
    sent.length = 0
    clicked.length = 0
    reopen.mockClear()
  })
  afterEach(() => {
    act(() => root?.unmount())
    document.body.innerHTML = ''
  })

  it('leaves the server’s form alone, and loads its code when the visitor comes near', async () => {
    const { load, arrive, changeSurroundings } = await open()
    const written = email()
    await changeSurroundings()
    expect([email(), load.mock.calls.length]).toEqual([written, 0])
    await comeNear()
    expect([email(), load.mock.calls.length]).toEqual([written, 1])
    await arrive()
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

  it('[NEWS-01] keeps the text field that has the focus, its text afterwards, and the focus on a box', async () => {
    const { arrive } = await open()
    const written = email()
    written.focus()
    type('dorothy@')
    await arrive()
    expect(email()).toBe(written)
    type('mail.com')
    await act(async () => agree().focus())
    await waitFor(() => expect(written.isConnected).toBe(false))
    expect(document.activeElement).toBe(agree())
    await waitFor(() => expect(email().value).toBe('dorothy@mail.com'))
  })

  it('[NEWS-01] tries again with the next use when its code could not be loaded', async () => {
    const { load, arrive } = await open()
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await comeNear()
    type('dorothy@mail.com')
    agree().click()
    signUp().click()
    await arrive()
    expect(await thanks()).toBeTruthy()
  })

  it('[ERR-07] [NEWS-01] is opened by a new document once it is sent, if its code is gone', async () => {
    const { load } = await open()
    load.mockRejectedValue(new TypeError('Failed to fetch'))
    await comeNear()
    type('dorothy@mail.com')
    agree().click()
    expect(reopen).not.toHaveBeenCalled()
    signUp().click()
    await waitFor(() => expect(reopen).toHaveBeenCalledOnce())
    expect(email().value).toBe('dorothy@mail.com')
  })

  it('[ERR-06] leaves out itself alone where its code is gone, on a page that the browser renders', async () => {
    const Form = createLatePart<{ id: string }>(() => Promise.reject(new TypeError('Failed to fetch')), reopen)
    render(
      <Providers shop={storyShop()} isServerRendered={false}>
        <Form id="newsletter" />
        <p>The rest</p>
      </Providers>,
    )
    await act(async () => undefined)
    expect(screen.getByText('The rest')).toBeTruthy()
  })

  it('keeps what is folded open', async () => {
    const { arrive } = await openLinks()
    const [, about] = document.querySelectorAll('details')
    about!.open = true
    await comeNear()
    await arrive()
    expect(about!.isConnected).toBe(false)
    expect([...document.querySelectorAll('details')].map((one) => one.open)).toEqual([false, true])
  })

  it('replays the press of its button, which keeps the focus', async () => {
    const { arrive } = await openLinks()
    button('Second').focus()
    button('Second').click()
    await arrive()
    await waitFor(() => expect(clicked).toEqual(['Second']))
    expect(document.activeElement).toBe(button('Second'))
  })

  it('leaves the focus on a link in it', async () => {
    const { arrive } = await openLinks()
    const written = screen.getByRole('link')
    await act(async () => written.focus())
    await arrive()
    expect(written.isConnected).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('link'))
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
