import { yieldToBrowser } from '../../rendering/client/yielding.ts'
import type { LoadGateway } from './gateway-loader.ts'

/** A mouse that rests where the page appears has touched nothing. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown']

/**
 * Loads what speaks to the gateway when the visitor first touches the page, by pointer or by key: who only reads needs none
 * of it, and whoever presses a button finds it on its way before the press is over. Without it the call itself tries again.
 * The press itself goes first: to begin with loading takes a phone as long as answering it.
 */
export function loadGatewayOnFirstTouch(loadGateway: LoadGateway) {
  const touched = new AbortController()
  const load = () => {
    touched.abort()
    void yieldToBrowser()
      .then(loadGateway)
      .catch(() => undefined)
  }
  for (const type of TOUCHES) addEventListener(type, load, { capture: true, signal: touched.signal })
}
