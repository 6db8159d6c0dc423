import { useState } from 'react'

const POINTER = 1
const FOCUS = 2

/** Returns whether pointer or focus is inside an element, and the handlers for the element. */
export function useHoverOrFocus() {
  const [inside, setInside] = useState(0)
  const enter = (flag: number) => setInside((flags) => flags | flag)
  const leave = (flag: number) => setInside((flags) => flags & ~flag)
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
