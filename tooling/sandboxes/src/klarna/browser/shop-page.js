/**
 * Exchanges messages with the bootstrap script in the shop's page.
 * @param {string} shopOrigin the only origin that receives messages
 */
export function createShopPage(shopOrigin) {
  /** @param {string} type @param {unknown} [data] */
  const post = (type, data) => parent.postMessage(JSON.stringify({ type, data }), shopOrigin)
  const tellHeight = () => post('height', Math.ceil(document.body.scrollHeight))
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
    /** Keeps the frame as high as its content. Says so at once too: browsers do not observe the frame of another host far down. */
    keepHeight() {
      new ResizeObserver(tellHeight).observe(document.body)
      tellHeight()
    },
  }
}
