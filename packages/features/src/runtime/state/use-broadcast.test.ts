// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useBroadcast } from './use-broadcast.ts'

let another: BroadcastChannel
let heard: string[]

function openTab() {
  const onMessage = vi.fn<() => void>()
  const { result, unmount } = renderHook(() => useBroadcast('goods', onMessage))
  return { onMessage, unmount, notify: result.current }
}

const fire = (event: string) => act(() => void window.dispatchEvent(new Event(event)))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origin.
const announce = () => another.postMessage('changed')

describe('useBroadcast', () => {
  beforeEach(() => {
    heard = []
    another = new BroadcastChannel('goods')
    another.addEventListener('message', ({ data }) => heard.push(String(data)))
  })
  afterEach(() => {
    another.close()
  })

  it('hears the other tabs, and is heard by them but not by itself', async () => {
    const { onMessage, notify } = openTab()
    announce()
    await vi.waitFor(() => expect(onMessage).toHaveBeenCalledTimes(1))
    notify('mine')
    await vi.waitFor(() => expect(heard).toEqual(['mine']))
    expect(onMessage).toHaveBeenCalledTimes(1)
  })

  it('holds no channel while the page is left, so that it can be kept for the way back, and one after it', async () => {
    const { onMessage, notify } = openTab()
    fire('pagehide')
    announce()
    notify('into the void')
    fire('pageshow')
    fire('pageshow')
    announce()
    await vi.waitFor(() => expect(onMessage).toHaveBeenCalled())
    notify('back again')
    await vi.waitFor(() => expect(heard).toEqual(['back again']))
    expect(onMessage).toHaveBeenCalledTimes(1)
  })

  it('opens none any more when its component is gone', async () => {
    const { onMessage, unmount, notify } = openTab()
    unmount()
    fire('pageshow')
    notify('nobody')
    announce()
    const witness = openTab()
    announce()
    await vi.waitFor(() => expect(witness.onMessage).toHaveBeenCalled())
    expect(onMessage).not.toHaveBeenCalled()
    expect(heard).toEqual([])
  })
})
