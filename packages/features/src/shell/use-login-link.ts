import { paths } from '../runtime/navigation/paths.ts'
import { useLocation } from '../runtime/navigation/router.ts'
import { wayBack } from '../runtime/navigation/way-back.ts'

/** Returns the link to the login, which leads back to this page. On the login page it keeps where that leads. */
export function useLoginLink(): { href: string; state: object } {
  return { href: paths.login, state: wayBack(useLocation()) }
}
