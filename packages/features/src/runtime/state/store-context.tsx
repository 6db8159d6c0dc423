import { createContext, useContext, type ReactNode } from 'react'
import { useStore, type StoreApi } from 'zustand'

/**
 * Creates a provider and two hooks for a kind of store. Each page, story and test has its own store. The first hook selects a
 * slice to render, the second returns the store, for event handlers.
 */
export function createStoreContext<State>(name: string) {
  const Context = createContext<StoreApi<State> | undefined>(undefined)

  function Provider({ store, children }: { store: StoreApi<State>; children: ReactNode }) {
    return <Context value={store}>{children}</Context>
  }

  function useStoreItself(): StoreApi<State> {
    const store = useContext(Context)
    if (!store) throw new Error(`Wrap this in <${name}Provider>`)
    return store
  }

  const useSlice = <Slice,>(select: (state: State) => Slice): Slice => useStore(useStoreItself(), select)

  return [Provider, useSlice, useStoreItself] as const
}
