import { useState } from 'react'

const POINTER = 1
const FOCUS = 2

/** Whether pointer or focus is inside something, and the handlers that tell. */
export function useHoverOrFocus() {
  const [inside, setInside] = useState(0)
  const enter = (sign: number) => setInside((signs) => signs | sign)
  const leave = (sign: number) => setInside((signs) => signs & ~sign)
  return {
    inside: inside > 0,
    handlers: {
      onPointerEnter: () => enter(POINTER),
      onPointerLeave: () => leave(POINTER),
      onFocus: () => enter(FOCUS),
      onBlur: () => leave(FOCUS),
    },
  }
}
