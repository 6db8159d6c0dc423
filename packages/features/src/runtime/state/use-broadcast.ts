import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Sends messages to the shop's other tabs and receives theirs. Closes the channel while the page is in the back/forward
 * cache: Chromium 156 drops a page there whose channel gets a message. On return the caller must check for missed changes.
 */
export function useBroadcast(name: string, onMessage: () => void): (message: unknown) => void {
  const heard = useEffectEvent(onMessage)
  const channel = useRef<BroadcastChannel>(undefined)

  useEffect(() => {
    const open = () => {
      if (channel.current || typeof BroadcastChannel === 'undefined') return
      channel.current = new BroadcastChannel(name)
      channel.current.addEventListener('message', () => heard())
    }
    const close = () => {
      channel.current?.close()
      channel.current = undefined
    }
    open()
    addEventListener('pagehide', close)
    addEventListener('pageshow', open)
    return () => {
      close()
      removeEventListener('pagehide', close)
      removeEventListener('pageshow', open)
    }
  }, [name])

  return useCallback((message) => channel.current?.postMessage(message), [])
}
