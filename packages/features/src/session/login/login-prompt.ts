import { isEmail } from '@shop/domain/fields/email.ts'
import { flag as anyFlag } from '@shop/domain/reading/parse.ts'
import { sameOriginPath } from '@shop/domain/text/redirect.ts'
import * as v from 'valibot'
import { paths } from '../../runtime/navigation/paths.ts'

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

/** Why the login page was opened, and where it leads after the login. */
export interface LoginPrompt {
  resetLinkSent: boolean
  /** The e-mail address the link was sent to, which fills the form. Empty if only the flag was given. */
  resetLinkFor: string
  passwordUpdated: boolean
  /** A new password was sent, but no answer came. */
  passwordMayBeUpdated: boolean
  favouritesNeedLogin: boolean
  /** A path of this shop to return to. Undefined for none or another site's. */
  previousPath: string | undefined
}

/** Reads the prompt from the history state of the previous page, or from the query. */
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
      previousPath?.startsWith(paths.favourites) === true,
    previousPath,
  }
}

/** Reads `forgotPassword`: the e-mail address, or only a flag. */
function resetLinkOf(handed: string): Pick<LoginPrompt, 'resetLinkSent' | 'resetLinkFor'> {
  if (isEmail(handed)) return { resetLinkSent: true, resetLinkFor: handed }
  return { resetLinkSent: !NOT_SENT.includes(handed.trim().toLowerCase()), resetLinkFor: '' }
}

const NOT_SENT = ['', 'false', '0']
