import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react'
import { afterPaint } from '../../rendering/client/after-paint.ts'
import { useLocation } from './router.ts'

type Location = ReturnType<typeof useLocation>

const ShownLocationContext = createContext<Location>({ pathname: '/', search: '', hash: '', state: undefined, key: '' })

/** Tells what stands around the pages where the visitor is, once the page there is painted. */
export function ShownLocationProvider({ children }: { children: ReactNode }) {
  const location = useLocation()
  const [shown, setShown] = useState(location)
  useEffect(() => afterPaint(() => startTransition(() => setShown(location))), [location])
  return <ShownLocationContext value={shown}>{children}</ShownLocationContext>
}

/**
 * Where the visitor is, for header and menu: they say so after the page itself, which a phone would else draw later by the
 * time that they take.
 */
export const useShownLocation = () => use(ShownLocationContext)
