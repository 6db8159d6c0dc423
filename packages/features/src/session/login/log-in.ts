import { GatewayFailure } from '@shop/api-client/failure.ts'
import { userFromAuthentication } from '@shop/domain/account/session.ts'
import { isUnauthorised } from '../../runtime/failures/failures.ts'
import type { Shop } from '../../runtime/state/shop-context.ts'

/** Logs in. Throws GatewayFailure: `refused` for a wrong e-mail or password. */
export async function logIn(
  { loadGateway, tell, platform }: Pick<Shop, 'loadGateway' | 'tell' | 'platform'>,
  login: { email: string; password: string },
) {
  const { account } = await loadGateway()
  const authentication = await account.authenticate(login).catch(explainRefusal)
  tell({ type: 'logged-in', user: userFromAuthentication(authentication, platform.now()) })
}

/** Gives a bare 400, 401 or 403 for a login the error code of a wrong password. */
function explainRefusal(error: unknown): never {
  const status = unexplainedStatus(error)
  if (status === undefined) throw error
  throw new GatewayFailure({ kind: 'refused', status, errorCodes: ['invalid-login-or-password'] }, error)
}

/** Returns the status of a refused login without an error code. */
function unexplainedStatus(error: unknown): number | undefined {
  if (isUnauthorised(error)) return 401
  const failure = error instanceof GatewayFailure ? error.failure : undefined
  const isBare = failure?.kind === 'refused' && failure.errorCodes.length === 0
  return isBare && [400, 403].includes(failure.status) ? failure.status : undefined
}
