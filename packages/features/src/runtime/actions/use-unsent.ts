import { useEffect, useState } from 'react'
import { useServices } from '../gateway/services.ts'

/**
 * What stood in a form when the error page took its place: the way back from there finds it again (OP-78). Given once;
 * `keep` puts it by. Held by the open shop only, and forgotten with the customer.
 */
export function useUnsent<Values extends object>(id: string) {
  const { unsent } = useServices()
  const [found] = useState(() => unsent.get(id) as Partial<Values> | undefined)
  useEffect(() => void unsent.delete(id), [unsent, id])
  return { found, keep: (values: Partial<Values>) => void unsent.set(id, values) }
}
