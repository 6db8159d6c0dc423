import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from '../../runtime/navigation/router.ts'
import { afterPaint } from './after-paint.tsx'

type Location = ReturnType<typeof useLocation>

const ShownLocationContext = createContext<Location>({ pathname: '/', search: '', hash: '', state: undefined, key: '' })

/** Provides the location to the parts around the page, once the page at that location is painted. */
export function ShownLocationProvider({ children }: { children: ReactNode }) {
  const location = useLocation()
  const [shown, setShown] = useState(location)
  useEffect(() => afterPaint(() => startTransition(() => setShown(location))), [location])
  return <ShownLocationContext value={shown}>{children}</ShownLocationContext>
}

/** Returns the location for header and menu. They render after the page, so that a phone paints the page first. */
export const useShownLocation = () => use(ShownLocationContext)
