import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Notifies the shop's other tabs of a change, and hears them. A page that was left hears nothing: with an open channel
 * browsers would not keep it for the way back. Whoever comes back has to look what changed meanwhile.
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
