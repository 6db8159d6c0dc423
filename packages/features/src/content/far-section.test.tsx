import { act, cleanup, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FarSection } from './far-section.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const sectionIn = (place: HTMLElement) => place.querySelector('section')!

it('is drawn when somebody comes near it where it came in the server’s HTML, until that is hydrated and painted', async () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<FarSection>Good to know</FarSection>)
  expect(sectionIn(place).dataset['drawn']).toBe('nearby')
  const root = await act(async () => hydrateRoot(place, <FarSection>Good to know</FarSection>))
  expect(sectionIn(place).dataset['drawn']).toBe('nearby')
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(sectionIn(place).dataset['drawn']).toBeUndefined()
  act(() => root.unmount())
})

it('has its height at once on a page that is come to, so that Back finds the place that was left', () => {
  const { container } = render(<FarSection data-surface="sunken">Good to know</FarSection>)
  expect(sectionIn(container).dataset['surface']).toBe('sunken')
  expect(sectionIn(container).dataset['drawn']).toBeUndefined()
})
