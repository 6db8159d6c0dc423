import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import type { DocsContextProps } from 'storybook/internal/types'
import { useAppliedBrand } from '../brand-decorator.tsx'

/** A story on a documentation page. */
export type Story = ReturnType<DocsContextProps['storyById']>
type Globals = Readonly<Record<string, unknown>>

/** Returns the choices of the toolbar on a documentation page, now and after each change. */
export function useShownGlobals(): Globals {
  const { channel } = useContext(DocsContext)
  const [globals, setGlobals] = useState<Globals>(() => {
    const [latest]: { globals: Globals }[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
    return latest?.globals ?? {}
  })
  useEffect(() => {
    // The wish of the toolbar. That it was followed is also reported by the frames, each of itself.
    const follow = (wish: { globals: Globals }) => setGlobals((before) => ({ ...before, ...wish.globals }))
    channel.on(UPDATE_GLOBALS, follow)
    return () => channel.off(UPDATE_GLOBALS, follow)
  }, [channel])
  return globals
}

/** Applies the brand of the toolbar to a documentation page, because a page may have all its stories in frames. */
export const useShownBrand = () => useAppliedBrand(String(useShownGlobals()['brand']))
