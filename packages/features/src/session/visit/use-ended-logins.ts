import { tokenOf } from '@shop/domain/account/visit.ts'
import { useState } from 'react'
import { useVisit } from './use-visit.ts'

/** Counts the logins that have ended while this component was on the page. */
export function useEndedLogins(): number {
  const token = useVisit(tokenOf)
  const [seen, setSeen] = useState({ token, ended: 0 })
  if (token !== seen.token) setSeen({ token, ended: seen.ended + (seen.token === undefined ? 0 : 1) })
  return seen.ended
}
