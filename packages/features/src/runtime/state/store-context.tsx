import { createContext, useContext, type ReactNode } from 'react'
import { useStore, type StoreApi } from 'zustand'

/**
 * A provider and two hooks for one kind of store, so that a page, a story and a test can each have their own: one for what is
 * shown of it, and one for the store itself, for what happens on a press.
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
