import { createContext, useContext, type ReactNode } from 'react'
import { useStore, type StoreApi } from 'zustand'

/** A provider and a hook for one kind of store, so that a page, a story and a test can each have their own. */
export function createStoreContext<State>(name: string) {
  const Context = createContext<StoreApi<State> | undefined>(undefined)

  function Provider({ store, children }: { store: StoreApi<State>; children: ReactNode }) {
    return <Context value={store}>{children}</Context>
  }

  function useSlice<Slice>(select: (state: State) => Slice): Slice {
    const store = useContext(Context)
    if (!store) throw new Error(`Wrap this in <${name}Provider>`)
    return useStore(store, select)
  }

  return [Provider, useSlice] as const
}
