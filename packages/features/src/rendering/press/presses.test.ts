import { describe, expect, it, vi } from 'vitest'
import { addResponses } from '../../testing/fake-gateway.ts'
import { openCart } from '../../testing/open-cart.ts'
import { runDueTasks } from '../../testing/run-due-tasks.ts'
import { adopt } from '../../cart/actions.ts'
import { takePresses } from './presses.ts'

const { added, lost } = addResponses

/** A page whose head has sent an add of product a and one of product b. The second one is lost. */
function open() {
  const shop = openCart({ a: 1 })
  const adds = [
    { productId: 'a', quantity: 1, response: Promise.resolve(added) },
    { productId: 'b', quantity: 1, response: Promise.resolve(lost) },
  ]
  const head = { takeAdds: () => ({ adds, hasMadeVisitor: true }) }
  return { shop, presses: takePresses(head, (taken) => adopt(shop, taken)) }
}

describe('takePresses', () => {
  it('hands an outcome to the product’s button once, so that a later click is its own add', async () => {
    const { presses } = open()
    expect(presses.adopt()).toBe(true)
    expect(presses.outcomeOf('c')).toBeUndefined()
    await presses.outcomeOf('a')
    expect(presses.outcomeOf('a')).toBeUndefined()
    await expect(presses.outcomeOf('b')).rejects.toMatchObject({ failure: { kind: 'unreachable' } })
  })

  it('[CART-30] ignores a failed add without a button', async () => {
    const unhandled = vi.fn<() => void>()
    process.on('unhandledRejection', unhandled)
    open().presses.adopt()
    await runDueTasks()
    process.off('unhandledRejection', unhandled)
    expect(unhandled).not.toHaveBeenCalled()
  })

  it('reads no cart if nothing was sent', () => {
    const adoptAdds = vi.fn<() => Promise<void>[]>()
    expect(takePresses(undefined, adoptAdds).adopt()).toBe(false)
    expect(adoptAdds).not.toHaveBeenCalled()
  })
})
