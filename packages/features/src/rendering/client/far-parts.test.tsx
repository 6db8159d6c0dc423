import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FarSection } from './far-parts.tsx'

const sectionIn = (place: HTMLElement) => place.querySelector('section')!

describe('FarSection', () => {
  beforeEach(() => vi.useFakeTimers())

  it('is drawn when the visitor comes near in the server’s HTML, and at once after hydration is painted', async () => {
    const place = document.createElement('div')
    place.innerHTML = renderToString(<FarSection>Good to know</FarSection>)
    expect(sectionIn(place).dataset['drawn']).toBe('nearby')
    const root = await act(async () => hydrateRoot(place, <FarSection>Good to know</FarSection>))
    expect(sectionIn(place).dataset['drawn']).toBe('nearby')
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(sectionIn(place).dataset['drawn']).toBeUndefined()
    act(() => root.unmount())
  })

  it('has its true height at once on a page opened by a link, so that Back restores the scroll position', () => {
    const { container } = render(<FarSection surface="sunken">Good to know</FarSection>)
    expect(sectionIn(container).dataset['surface']).toBe('sunken')
    expect(sectionIn(container).dataset['drawn']).toBeUndefined()
  })
})
