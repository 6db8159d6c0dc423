import { sendAdd } from '@shop/api-client/send-add.ts'
import { act } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replayRecorded } from './presses.ts'
import { recordEvents } from './record-events.ts'

const noEarlyClicks = { ignores: () => false, carryOut: () => false, end: () => undefined }
const noAdds = () => ({ adds: [], hasMadeVisitor: false })
let root: Root | undefined
let heard: string[] = []

function Form() {
  useEffect(() => void replayRecorded(), [])
  const [filled, setFilled] = useState({ words: '', size: '', order: '0', message: '' })
  const fill = (part: Partial<typeof filled>) => setFilled((before) => ({ ...before, ...part }))
  const { words, size, order, message } = filled
  heard.push(`${words}|${size}|${order}${message}`)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        heard.push('sent')
      }}
    >
      <input type="text" aria-label="Words" value={words} onChange={(event) => fill({ words: event.target.value })} />
      <input type="radio" aria-label="Size 312" checked={size === '312'} onChange={() => fill({ size: '312' })} />
      <select
        aria-label="Order"
        value={order}
        onChange={(event) => {
          // Shown when the address has followed.
          const chosen = event.target.value
          setTimeout(() => fill({ order: chosen }))
        }}
      >
        <option value="0">Best</option>
        <option value="1">Name</option>
      </select>
      <textarea value={message} onChange={(event) => fill({ message: event.target.value })} />
      <button type="button" suppressHydrationWarning onClick={() => heard.push('opened')}>
        Menu
      </button>
      <button type="submit" suppressHydrationWarning>
        Send
      </button>
    </form>
  )
}

const part = (selector: string) => document.querySelector(selector)!
const field = (selector: string) => part(selector) as HTMLInputElement

async function hydrateAfter(visit: () => void, visitMeanwhile: () => void = () => undefined) {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`
  heard = []
  visit()
  act(() => {
    root = hydrateRoot(part('#root'), <Form />)
    visitMeanwhile()
  })

  // As many turns as there are events, and more.
  await act(() => vi.advanceTimersByTimeAsync(10))
}

function choose(selector: string, value: string) {
  field(selector).value = value
  for (const kind of ['input', 'change']) part(selector).dispatchEvent(new Event(kind, { bubbles: true }))
}

const typed = (selector: string, value: string) => {
  field(selector).value = value
  part(selector).dispatchEvent(new Event('input', { bubbles: true }))
}

describe('replayRecorded', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    heard = []
    window.beforeHydration = {
      ...recordEvents({ onClick: () => undefined, early: noEarlyClicks }),
      takeAdds: noAdds,
      isHere: () => true,
      sendAdd,
    }
  })
  afterEach(() => {
    act(() => root?.unmount())
    window.beforeHydration?.end()
    delete window.beforeHydration
    document.body.innerHTML = ''
  })

  it('[SRCH-01] [PROD-13] [SRCH-08] takes over what was typed and chosen before hydration', async () => {
    await hydrateAfter(() => {
      typed('[type=text]', 'dome')
      field('[type=radio]').click()
      typed('select', '1')
      typed('textarea', '!')
    })
    expect(heard.at(-1)).toBe('dome|312|1!')
    expect(field('[type=text]').value).toBe('dome')
    expect(field('[type=radio]').checked).toBe(true)
  })

  it('[SRCH-01] takes over what was typed into a field that React has rendered anew, because the page had changed', async () => {
    document.body.innerHTML = '<input name="query">'
    typed('input', 'dome')
    const [anew, replayed] = [document.createElement('input'), replayRecorded]
    anew.name = 'query'
    part('input').replaceWith(anew)
    await act(async () => {
      void replayed()
      await vi.advanceTimersByTimeAsync(10)
    })
    expect(field('input').value).toBe('dome')
  })

  it('clicks a button once that was clicked in impatience, and takes its mark away', async () => {
    await hydrateAfter(() => {
      for (let presses = 0; presses < 3; presses += 1) field('[type=button]').click()
      expect(part('[type=button]').getAttribute('aria-busy')).toBe('true')
    })
    expect(heard.filter((word) => word === 'opened')).toHaveLength(1)
    expect(part('[type=button]').getAttribute('aria-busy')).toBeNull()
  })

  it('[NEWS-01] holds a form back that would carry its words into the address, and sends it after hydration', async () => {
    await hydrateAfter(() => {
      const press = new MouseEvent('click', { bubbles: true, cancelable: true })
      part('[type=submit]').dispatchEvent(press)
      expect(press.defaultPrevented).toBe(true)
    })
    expect(heard).toContain('sent')
  })

  // React listens by then, and hydrates at once on an event: amid a click, or between input and change.
  it.each([
    ['[SRCH-08] a choice of a list', () => choose('select', '1'), '||1'],
    ['[PROD-13] a choice of several', () => field('[type=radio]').click(), '|312|0'],
    ['a press', () => field('[type=button]').click(), 'opened'],
  ])('carries out once what falls into hydration: %s', async (_what, visit, carriedOut) => {
    await hydrateAfter(() => undefined, visit)
    expect(heard.filter((word) => word !== '||0')).toEqual([carriedOut])
  })

  it('leaves clicks alone after hydration', async () => {
    await hydrateAfter(() => undefined)
    act(() => field('[type=button]').click())
    expect(heard.filter((word) => word === 'opened')).toHaveLength(1)
    expect(part('[type=button]').getAttribute('aria-busy')).toBeNull()
  })
})
