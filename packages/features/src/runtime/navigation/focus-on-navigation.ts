import { useEffect, useRef } from 'react'
import { useLocation } from './router.ts'

/** The id of the page's main part: the target of the skip link, and of the focus after a navigation. */
export const MAIN_ID = 'main'

/** Moves the focus to the new page's heading when the path changes, so that a screen reader reads it. Renders nothing. */
export function FocusOnNavigation() {
  useFocusOnChange(useLocation().pathname)
  return null
}

/** Moves the focus to the heading when a part of a page replaces another. `fromTop` also scrolls to the start of the page. */
export function useFocusOnChange(part: string, fromTop = false) {
  const shown = useRef(part)
  useEffect(() => {
    if (shown.current === part) return
    shown.current = part
    if (fromTop) scrollTo(0, 0)
    focusHeading()
  }, [part, fromTop])
}

/** Moves the focus to the page's heading, e.g. after the focused element was removed. `intoView` also scrolls there. */
export function focusHeading({ intoView = false } = {}) {
  const heading = document.querySelector<HTMLElement>(`#${MAIN_ID} h1`) ?? document.getElementById(MAIN_ID)
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
  if (intoView) heading?.scrollIntoView()
}
