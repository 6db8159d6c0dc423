import { useEffect, useRef } from 'react'
import { focusHeading } from '../../runtime/navigation/focus-on-navigation.ts'

/** Moves focus and scroll position to the start of the page when a part replaces the one with the pressed button. */
export function useFocusFirst(step = '') {
  const isFirst = useRef(step !== '')
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else {
      scrollTo(0, 0)
      focusHeading()
    }
  }, [step])
}
