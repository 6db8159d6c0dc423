/**
 * Exchanges messages with the bootstrap script in the shop's page.
 * @param {string} shopOrigin the only origin that receives messages
 */
export function createShopPage(shopOrigin) {
  /** @param {string} type @param {unknown} [data] */
  const post = (type, data) => parent.postMessage(JSON.stringify({ type, data }), shopOrigin)
  return {
    post,
    /** @param {string} name @param {unknown} [data] */
    event: (name, data) => post('event', { name, data }),
    /** @param {Record<string, (data: any) => void>} reactions */
    listen(reactions) {
      addEventListener('message', ({ origin, source, data: text }) => {
        if (origin !== shopOrigin || source !== parent || typeof text !== 'string') return
        const { type, data } = JSON.parse(text)
        reactions[type]?.(data)
      })
    },
    /** Keeps the frame as high as its content. */
    keepHeight: () =>
      new ResizeObserver(() => post('height', Math.ceil(document.body.scrollHeight))).observe(document.body),
  }
}
