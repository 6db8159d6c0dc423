import { run, type CartShop } from './queue.ts'

/**
 * Fills the visitor's cart by the token of a reminder's link. What is in it stays, and doing it twice fills it once. Returns the
 * names of what is not sold any more. Rejects with GatewayFailure.
 */
export async function fillByLink(shop: CartShop, token: string): Promise<readonly string[]> {
  let names: readonly string[] = []
  await run(shop, {
    isQuiet: true,
    send: async (load) => {
      names = (await (await load()).refills.open(token)).notSold
    },
  })
  return names
}
