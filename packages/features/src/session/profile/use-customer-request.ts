import type { Gateway } from '@shop/api-client'
import { useCallback } from 'react'
import { useRequest } from '../../runtime/gateway/use-request.ts'
import { useUnauthorisedHandler } from '../visit/use-unauthorised-handler.ts'

/**
 * Requests a part of a customer's page, as `useRequest` does. A 401 ends the session and opens the login page, which leads
 * back. Pass the same function for as long as the request is the same.
 */
export function useCustomerRequest<Answer>(ask: (gateway: Gateway, signal: AbortSignal) => Promise<Answer>) {
  const handleUnauthorised = useUnauthorisedHandler()
  const askOrLeave = useCallback(
    (gateway: Gateway, signal: AbortSignal) =>
      ask(gateway, signal).catch((error: unknown) => {
        if (!signal.aborted) handleUnauthorised(error)
        throw error
      }),
    [ask, handleUnauthorised],
  )
  return useRequest(askOrLeave)
}
