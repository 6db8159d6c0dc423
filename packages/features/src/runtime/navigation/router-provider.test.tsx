import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createMemoryRouter, Outlet, RouterProvider, useLoaderData, useMatches } from './router.ts'
import { useSlowNavigation } from './use-slow-navigation.ts'

afterEach(cleanup)

const Progress = () => useSlowNavigation() && <p>Loading</p>

const Second = () => <h1>{useLoaderData<string>()}</h1>

/** Two pages, the second of which comes when the test says so; `drawn` is how often what is around them was drawn. */
function open() {
  const drawn: string[] = []
  const answer = Promise.withResolvers<string>()
  function Around() {
    drawn.push(useMatches().at(-1)?.pathname ?? '')
    return (
      <>
        <Progress />
        <Outlet />
      </>
    )
  }
  const pages = [
    { path: '/', element: <h1>First</h1> },
    { path: '/second', Component: Second, loader: () => answer.promise },
  ]
  const router = createMemoryRouter([{ Component: Around, children: pages }])
  render(<RouterProvider router={router} />)
  return { drawn, answer, router }
}

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
