import { useEffect, useRef } from 'react'
import { useLocation } from './router.ts'

/** The page's own part, target of the skip link and of the global failure rule (API-04). */
export const MAIN_ID = 'main'

/** Moves the focus to the new page's heading when the path has changed, so that it is read out once. Shows nothing. */
export function FocusOnNavigation() {
  const { pathname } = useLocation()
  const arrivedAt = useRef(pathname)
  useEffect(() => {
    if (arrivedAt.current === pathname) return
    arrivedAt.current = pathname
    focusHeading()
  }, [pathname])
  return null
}

/** Moves the focus to the page's heading: where what had it is gone, the page begins anew. `intoView` moves the view too. */
export function focusHeading({ intoView = false } = {}) {
  const heading = document.querySelector<HTMLElement>(`#${MAIN_ID} h1`) ?? document.getElementById(MAIN_ID)
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
  if (intoView) heading?.scrollIntoView()
}
