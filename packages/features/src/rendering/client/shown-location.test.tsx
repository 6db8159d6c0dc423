import { act, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMemoryRouter, Outlet, RouterProvider } from '../../runtime/navigation/router.ts'
import { ShownLocationProvider, useShownLocation } from './shown-location.tsx'
import { runDueTasks } from '../../testing/run-due-tasks.ts'

describe('the shown location', () => {
  it('says where the visitor is when the page there is drawn, not in one piece with it', async () => {
    const drawn: string[] = []
    function Header() {
      const { pathname } = useShownLocation()
      drawn.push(`${pathname} above ${document.querySelector('h1')?.textContent}`)
      return null
    }
    const around = (
      <ShownLocationProvider>
        <Header />
        <Outlet />
      </ShownLocationProvider>
    )
    const pages = [
      { path: '/', element: <h1>First</h1> },
      { path: '/second', element: <h1>Second</h1> },
    ]
    const router = createMemoryRouter([{ element: around, children: pages }])
    render(<RouterProvider router={router} />)
    drawn.splice(0)
    await act(() => router.navigate('/second'))
    expect(await screen.findByRole('heading', { name: 'Second' })).toBeTruthy()
    await act(runDueTasks)
    expect(drawn).toEqual(['/second above Second'])
  })
})
