import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { stories } from './all-stories.ts'

describe('every part in every state', () => {
  it.each(stories)('hydrates as the server rendered it: %s', async (_name, Part) => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    const page = document.createElement('div')
    document.body.append(page)
    page.innerHTML = renderToString(<Part />)
    expect(page.childElementCount).toBeGreaterThan(0)
    const root = await act(async () =>
      hydrateRoot(page, <Part />, { onRecoverableError: (error) => console.error(error) }),
    )
    expect(complain.mock.calls.map((words) => words.join(' '))).toEqual([])
    await act(async () => root.unmount())
    page.remove()
  })
})
