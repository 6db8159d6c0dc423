import { act, render, screen } from '@testing-library/react'
import { startTransition, useLayoutEffect, type ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryRouter, Outlet, RouterProvider, useLoaderData, useMatches } from './router.ts'
import { usePageRouter } from './router-provider.tsx'
import { useSlowNavigation } from './use-slow-navigation.ts'

const Progress = () => useSlowNavigation() && <p>Loading</p>

const Second = () => <h1>{useLoaderData<string>()}</h1>

const ProgressAndPage = () => (
  <>
    <Progress />
    <Outlet />
  </>
)

/** Two pages. The test decides when the second one arrives. */
function twoPages(Around: ComponentType = ProgressAndPage) {
  const answer = Promise.withResolvers<string>()
  const children = [
    { path: '/', element: <h1>First</h1> },
    { path: '/second', Component: Second, loader: () => answer.promise },
  ]
  return { answer, table: [{ Component: Around, children }] }
}

/** Opens the first of two pages. `drawn` counts the renders of their surroundings. */
function open() {
  const drawn: string[] = []
  function Around() {
    drawn.push(useMatches().at(-1)?.pathname ?? '')
    return (
      <>
        <Progress />
        <Outlet />
      </>
    )
  }
  const { answer, table } = twoPages(Around)
  const router = createMemoryRouter(table)
  render(<RouterProvider router={router} />)
  return { drawn, answer, router }
}

/** Keeps the processor busy for longer than React renders at a stretch. */
function Slow() {
  const end = performance.now() + 15
  while (performance.now() < end);
  return null
}

/** Opens a page whose answer comes while React still renders what shows meanwhile, as on an old phone. */
function openWhileRendering(Around: ComponentType) {
  const answer = Promise.withResolvers<string>()
  function Waiting() {
    answer.resolve('Arrived')
    return ['a', 'b', 'c', 'd'].map((key) => <Slow key={key} />)
  }
  const page = { path: '/', Component: Second, loader: () => answer.promise, HydrateFallback: Waiting }
  const router = createMemoryRouter([{ Component: Around, children: [page] }])
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  startTransition(() => root.render(<RouterProvider router={router} />))
  const close = () => {
    root.unmount()
    container.remove()
  }
  return { close }
}

function FirstSubscriber() {
  const router = usePageRouter()
  useLayoutEffect(() => router?.subscribe(() => undefined), [router])
  return <Outlet />
}

describe('usePageRouter', () => {
  it('draws the pages anew when the next one is there, not when it sets out', async () => {
    const { drawn, answer, router } = open()
    const before = drawn.length
    const arrival = router.navigate('/second')
    answer.resolve('Second')
    await act(() => arrival)
    expect(await screen.findByRole('heading', { name: 'Second' })).toBeTruthy()
    expect(drawn.slice(before)).toEqual(['/second'])
  })

  it('tells of a page that keeps the visitor waiting', async () => {
    const { answer, router } = open()
    const arrival = router.navigate('/second')
    expect(await screen.findByText('Loading')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'First' })).toBeTruthy()
    answer.resolve('Second')
    await act(() => arrival)
    expect(await screen.findByRole('heading', { name: 'Second' })).toBeTruthy()
    expect(screen.queryByText('Loading')).toBeNull()
  })

  it('tells of a page that was on its way before the progress was drawn', async () => {
    const { table, answer } = twoPages()
    const router = createMemoryRouter(table)
    const arrival = router.navigate('/second')
    render(<RouterProvider router={router} />)
    expect(await screen.findByText('Loading')).toBeTruthy()
    answer.resolve('Second')
    await act(() => arrival)
    expect(screen.queryByText('Loading')).toBeNull()
  })

  it('hydrates the page of the HTML, although the visitor has followed a link meanwhile', async () => {
    const { table, answer } = twoPages()
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<RouterProvider router={createMemoryRouter(table)} />)
    const router = createMemoryRouter(table)
    const pages = <RouterProvider router={router} first={router.state} />
    answer.resolve('Second')
    await router.navigate('/second')
    const mismatches: unknown[] = []
    const root = await act(() =>
      hydrateRoot(container, pages, { onRecoverableError: (error) => mismatches.push(error) }),
    )
    expect(await screen.findByRole('heading', { name: 'Second' })).toBeTruthy()
    expect(mismatches).toEqual([])
    act(() => root.unmount())
    container.remove()
  })

  it.each([
    ['nothing else listens', Outlet],
    ['a part of the page listens first', FirstSubscriber],
  ])('shows a page whose answer comes between the first render and its commit, where %s', async (_where, Around) => {
    const { close } = openWhileRendering(Around)
    expect(await screen.findByRole('heading', { name: 'Arrived' })).toBeTruthy()
    close()
  })
})
