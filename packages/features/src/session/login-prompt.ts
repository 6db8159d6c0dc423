import { isEmail } from '@shop/domain/fields/email.ts'
import { flag as anyFlag } from '@shop/domain/reading/parse.ts'
import { sameOriginPath } from '@shop/domain/text/redirect.ts'
import * as v from 'valibot'
import { paths } from '../runtime/navigation/paths.ts'

const flag = v.fallback(anyFlag, false)
const words = v.fallback(v.optional(v.string(), ''), '')

const handedOverSchema = v.fallback(
  v.object({
    forgotPassword: words,
    showPasswordUpdatedSuccessMessage: flag,
    passwordMayBeUpdated: flag,
    showFavouritesAuthenticateError: flag,
    previousPath: words,
  }),
  {
    forgotPassword: '',
    showPasswordUpdatedSuccessMessage: false,
    passwordMayBeUpdated: false,
    showFavouritesAuthenticateError: false,
    previousPath: '',
  },
)

/** Why somebody comes to the login page, and where to go from there. */
export interface LoginPrompt {
  /** Whether a reset link was asked for. */
  resetLinkSent: boolean
  /** The address that it was asked for, which goes into the form; empty where only the flag came. */
  resetLinkFor: string
  passwordUpdated: boolean
  /** A new password was chosen, and nobody knows whether it is kept. */
  passwordMayBeUpdated: boolean
  favouritesNeedLogin: boolean
  /** A page of this shop to return to; nothing when there is none, or it is elsewhere (AUTH-05). */
  previousPath: string | undefined
}

/** Reads what the page before handed over, as state of the history or as flags of the address (AUTH-20, OP-28). */
export function readLoginPrompt(state: unknown, search: string): LoginPrompt {
  const handed = v.parse(handedOverSchema, state)
  const query = new URLSearchParams(search)
  const isFlagged = (name: string) => v.parse(flag, query.get(name))
  const previousPath = sameOriginPath(handed.previousPath || (query.get('previousPath') ?? ''))
  return {
    ...resetLinkOf(handed.forgotPassword || (query.get('forgotPassword') ?? '')),
    passwordUpdated: handed.showPasswordUpdatedSuccessMessage || isFlagged('showPasswordUpdatedSuccessMessage'),
    passwordMayBeUpdated: handed.passwordMayBeUpdated,
    favouritesNeedLogin:
      handed.showFavouritesAuthenticateError ||
      isFlagged('showFavouritesAuthenticateError') ||
      (previousPath ?? '').startsWith(paths.favourites),
    previousPath,
  }
}

/** Reads `forgotPassword`, which is the address or a mere flag. */
function resetLinkOf(handed: string): Pick<LoginPrompt, 'resetLinkSent' | 'resetLinkFor'> {
  if (isEmail(handed)) return { resetLinkSent: true, resetLinkFor: handed }
  return { resetLinkSent: !NOT_SENT.includes(handed.trim().toLowerCase()), resetLinkFor: '' }
}

const NOT_SENT = ['', 'false', '0']
