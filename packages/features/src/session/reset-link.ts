import { messageKeyOf } from '@shop/domain/reading/errors.ts'
import { flag } from '@shop/domain/reading/parse.ts'
import * as v from 'valibot'
import { errorCodesOf } from '../forms/refusal.ts'
import { isUnauthorised } from '../runtime/failures/failures.ts'
import { paths } from '../runtime/navigation/paths.ts'

const EXPIRED = 'showResetLinkExpiredErrorMessage'

/** Where a link leads that cannot be used (any more): to asking for another (AUTH-17). */
export const RESET_LINK_EXPIRED = `${paths.forgotPassword}?${EXPIRED}=true`

const isFlag = v.fallback(flag, false)
const handedOverSchema = v.fallback(v.object({ [EXPIRED]: isFlag }), { [EXPIRED]: false })

/** Whether somebody comes from a link that is over, as the address or the page before says (AUTH-20). */
export const comesFromExpiredLink = (state: unknown, search: string): boolean =>
  v.parse(handedOverSchema, state)[EXPIRED] || v.parse(isFlag, new URLSearchParams(search).get(EXPIRED))

/** Whether a refused password is none that another one would mend: then the link is over, whatever the gateway calls it. */
export const isLinkOver = (error: unknown): boolean =>
  isUnauthorised(error) || errorCodesOf(error)?.some(speaksOfLink) === true

const speaksOfLink = (code: string) => {
  const message = messageKeyOf(code)
  return message === undefined || message === 'ResetLinkExpired'
}
