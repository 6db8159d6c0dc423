import { render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { queueBehindReact } from './react-scheduler.ts'

const work = () => {
  const end = performance.now() + 20
  while (performance.now() < end);
}

describe('configureReact', () => {
  it('finds an element only when the effects that came with it have run, even on a busy machine', async () => {
    let hasRun = false
    const shown = Promise.withResolvers<void>()
    function Part() {
      useEffect(() => void (hasRun = true))
      return <p>Shown</p>
    }
    function Page() {
      const [isShown, setIsShown] = useState(false)
      useEffect(() => void shown.promise.then(() => setIsShown(true)), [])
      return isShown && <Part />
    }
    render(<Page />)
    setTimeout(() => {
      shown.resolve()
      // React queues its own work a few microtasks later.
      setImmediate(() => {
        for (let task = 0; task < 20; task++) queueBehindReact(work)
      })
    })
    await screen.findByText('Shown')
    expect(hasRun).toBe(true)
  })
})
