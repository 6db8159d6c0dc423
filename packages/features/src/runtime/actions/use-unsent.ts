import { useEffect, useState } from 'react'
import { useShop } from '../state/shop-context.ts'
import { savedUnsent } from '../failures/saved-unsent.ts'

/**
 * Keeps the values of a form while the error page replaces it, so that the way back restores them. `found` is returned once.
 * The values are in memory, and in the tab only while `reopenOnce` replaces the document. They are removed when the customer
 * logs out.
 */
export function useUnsent<Values extends object>(id: string) {
  const { unsent, platform } = useShop()
  const [found] = useState(() => (unsent.get(id) ?? savedUnsent.read(platform)?.[id]) as Partial<Values> | undefined)
  useEffect(() => {
    unsent.delete(id)
    savedUnsent.update(platform, (saved) => saved && withoutForm(saved, id))
  }, [unsent, platform, id])
  return { found, keep: (values: Partial<Values>) => void unsent.set(id, values) }
}

const withoutForm = (saved: Record<string, object>, id: string) =>
  Object.fromEntries(Object.entries(saved).filter(([name]) => name !== id))
