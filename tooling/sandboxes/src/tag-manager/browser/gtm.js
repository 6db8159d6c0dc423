// The tag manager's public script. It reads the data layer, with later entries too. It runs no tags, and reports the
// entries to the sandbox.
;(() => {
  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement)) throw new Error('gtm.js is a plain script')
  const address = new URL(script.src)
  const container = address.searchParams.get('id')

  /** @param {unknown} entry */
  const report = (entry) => {
    const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]'
    const reported = {
      container,
      page: location.href,
      entry: isCommand ? Array.from(/** @type {any} */ (entry)) : entry,
    }
    navigator.sendBeacon(new URL('/gtm/collect', address.origin), JSON.stringify(reported))
  }

  /** @type {Window & { dataLayer?: unknown[], google_tag_manager?: object }} */
  const page = window
  const layer = (page.dataLayer ??= [])
  page.google_tag_manager = { ...page.google_tag_manager, [String(container)]: {} }
  layer.forEach(report)
  layer.push = (...entries) => {
    entries.forEach(report)
    return Array.prototype.push.apply(layer, entries)
  }
})()
