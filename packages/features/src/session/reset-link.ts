import { messageKeyOf } from '@shop/domain/reading/errors.ts'
import { flag } from '@shop/domain/reading/parse.ts'
import * as v from 'valibot'
import { errorCodesOf } from '../forms/refusal.ts'
import { isUnauthorised } from '../runtime/failures/failures.ts'
import { paths } from '../runtime/navigation/paths.ts'

const EXPIRED = 'showResetLinkExpiredErrorMessage'

/** The path to which an invalid reset link leads: the form for requesting another one. */
export const RESET_LINK_EXPIRED = `${paths.forgotPassword}?${EXPIRED}=true`

const isFlag = v.fallback(flag, false)
const handedOverSchema = v.fallback(v.object({ [EXPIRED]: isFlag }), { [EXPIRED]: false })

/** Returns whether an expired link led here, from the history state or the query. */
export const comesFromExpiredLink = (state: unknown, search: string): boolean =>
  v.parse(handedOverSchema, state)[EXPIRED] || v.parse(isFlag, new URLSearchParams(search).get(EXPIRED))

/**
 * Returns whether the gateway refused the link itself and not the password. An unknown error code counts as the link's.
 */
export const isResetLinkExpired = (error: unknown): boolean =>
  isUnauthorised(error) || errorCodesOf(error)?.some(speaksOfLink) === true

const speaksOfLink = (code: string) => {
  const message = messageKeyOf(code)
  return message === undefined || message === 'ResetLinkExpired'
}
