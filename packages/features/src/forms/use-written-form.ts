import { useEffect, useRef } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import { adoptFilled, type Filled } from './form-props.ts'

/**
 * Returns the ref of a form that the server writes with fields. At hydration its state takes over what the fields hold: what
 * was typed before, or filled in by the browser. The fields are only read, so that caret and keyboard stay as they are.
 */
export function useWrittenForm(store: Pick<StoreApi<Filled>, 'getState' | 'getInitialState'>) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!form.current) return
    // The fields show the initial state. The store may have remembered other values.
    adoptFilled(form.current, store.getState(), store.getInitialState().values)
    form.current.dataset['read'] = ''
  }, [store])
  return form
}
