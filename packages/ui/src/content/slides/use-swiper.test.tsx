import { setImmediate as nextTask } from 'node:timers/promises'
import { render } from '@testing-library/react'
import { useRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { useSwiper } from './use-swiper.ts'

vi.mock('swiper', () => {
  throw new Error('The file of this name is gone')
})

function Track() {
  const track = useRef<HTMLDivElement>(null)
  useSwiper({ track, options: () => ({}), onMove: () => undefined })
  return <div ref={track} data-testid="track" />
}

describe('useSwiper', () => {
  it('shows all pictures and leaves the slides to scrolling where the code of Swiper cannot be had', async () => {
    let approach: (() => void) | undefined
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
          approach = () => notify([{ isIntersecting: true }])
        }
        observe() {}
        disconnect() {}
      },
    )
    const lost = vi.fn<(reason: unknown) => void>()
    process.on('unhandledRejection', lost)
    const { getByTestId } = render(<Track />)
    expect(getByTestId('track').hasAttribute('data-near')).toBe(false)
    approach?.()
    expect(getByTestId('track').hasAttribute('data-near')).toBe(true)
    await vi.dynamicImportSettled()
    await nextTask()
    expect(lost).not.toHaveBeenCalled()
    process.off('unhandledRejection', lost)
  })
})
