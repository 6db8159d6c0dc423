import { useEffect, useState } from 'react'
import { useShop } from '../state/shop-context.ts'

/**
 * Keeps the values of a form while the error page replaces it, so that the way back restores them. `found` is returned once.
 * The values are in memory only, and are removed when the customer logs out.
 */
export function useUnsent<Values extends object>(id: string) {
  const { unsent } = useShop()
  const [found] = useState(() => unsent.get(id) as Partial<Values> | undefined)
  useEffect(() => void unsent.delete(id), [unsent, id])
  return { found, keep: (values: Partial<Values>) => void unsent.set(id, values) }
}
