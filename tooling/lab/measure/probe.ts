/** The records of the probe. All times are milliseconds since the navigation started, unless stated otherwise. */
export interface Probe {
  longTasks: { start: number; duration: number }[]
  largestPaints: { time: number; what: string }[]
  shifts: { time: number; value: number }[]
  /** Milliseconds from each press to the next paint. */
  interactions: number[]
  firstPaint: number | undefined
  /** Milliseconds from the press on a product to its heading, and to its picture. */
  navigation: { heading: number; picture?: number; isFullLoad: boolean } | undefined
  /** Milliseconds from the press to the first change on screen, and to the new count. */
  cart: { feedback?: number; count?: number }
  count: (selector: string) => number
  /** The centre of the first matching element that can be pressed now. */
  target: (selector: string) => { x: number; y: number } | undefined
  watchNavigation: (heading: string) => void
  watchCart: (selector: string) => void
}

declare global {
  interface Window {
    probe?: Probe
  }
}

/* oxlint-disable unicorn/consistent-function-scoping -- sent to pages as text: nothing of it can be moved out of the function */
/** Runs in every page before the page's own scripts. It is sent as text, so it uses nothing from outside itself. */
export function installProbe() {
  if (window.top !== window) return
  const PENDING_NAVIGATION = 'pending navigation'
  const INTERACTIONS = 'interactions'
  interface NavigationStart {
    heading: string
    before: string[]
    pressedAt: number
    isFullLoad?: boolean
  }
  const epoch = () => performance.timeOrigin + performance.now()
  const afterPaint = (act: (time: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => act(epoch()), { once: true })
      port1.start()
      port2.postMessage(0)
    })
  const onNextPress = (act: (pressedAt: number) => void) =>
    addEventListener('click', ({ timeStamp }) => act(performance.timeOrigin + timeStamp), { capture: true, once: true })
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].flatMap((part) => part.textContent.trim() || [])

  const probe: Probe = {
    longTasks: [],
    largestPaints: [],
    shifts: [],
    interactions: [],
    firstPaint: undefined,
    navigation: undefined,
    cart: {},
    count: (selector) => {
      const [first] = textsOf(selector).flatMap((text) => /\d+/.exec(text) ?? [])
      return Number(first ?? 0)
    },
    target: (selector) => {
      for (const part of document.querySelectorAll<HTMLElement>(selector)) {
        if (part.matches(':disabled, [aria-disabled=true]') || !part.checkVisibility()) continue
        const { top, bottom } = part.getBoundingClientRect()
        if (top < 0 || bottom > innerHeight) part.scrollIntoView({ block: 'center', behavior: 'instant' })
        const box = part.getBoundingClientRect()
        const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
        const above = document.elementFromPoint(middle.x, middle.y)
        if (above && (part.contains(above) || above.contains(part))) return middle
      }
      return undefined
    },
    watchNavigation: (heading) => {
      probe.navigation = undefined
      const before = textsOf(heading)
      onNextPress((pressedAt) => {
        const start: NavigationStart = { heading, before, pressedAt }
        // A full load ends this document. The probe of the next one continues.
        sessionStorage.setItem(PENDING_NAVIGATION, JSON.stringify({ ...start, isFullLoad: true }))
        awaitHeading(start)
      })
    },
    watchCart: (selector) => {
      const before = probe.count(selector)
      probe.cart = {}
      onNextPress((pressedAt) => {
        const changes = new MutationObserver(() => {
          changes.disconnect()
          afterPaint((time) => (probe.cart.feedback = time - pressedAt))
        })
        changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        const look = () => {
          if (probe.count(selector) === before) requestAnimationFrame(look)
          else afterPaint((time) => (probe.cart.count = time - pressedAt))
        }
        look()
      })
    },
  }
  window.probe = probe

  function awaitHeading(start: NavigationStart) {
    if (!textsOf(start.heading).some((text) => !start.before.includes(text))) {
      requestAnimationFrame(() => awaitHeading(start))
      return
    }
    afterPaint((time) => {
      const found = { heading: time - start.pressedAt, isFullLoad: start.isFullLoad === true }
      probe.navigation = found
      sessionStorage.removeItem(PENDING_NAVIGATION)
      awaitPicture(start.pressedAt, found)
    })
  }

  function awaitPicture(pressedAt: number, found: NonNullable<Probe['navigation']>) {
    const size = (picture: HTMLImageElement) => picture.clientWidth * picture.clientHeight
    const isInSight = (picture: HTMLImageElement) => {
      const { top, bottom } = picture.getBoundingClientRect()
      return size(picture) > 20_000 && top < innerHeight && bottom > 0
    }
    const [largest] = [...document.images].filter(isInSight).toSorted((one, other) => size(other) - size(one))
    if (largest?.complete && largest.naturalWidth > 0) afterPaint((time) => (found.picture = time - pressedAt))
    else if (epoch() - pressedAt < 30_000) requestAnimationFrame(() => awaitPicture(pressedAt, found))
  }

  const observe = (type: string, see: (entry: PerformanceEntry) => void, options = {}) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(see))
    observer.observe({ type, buffered: true, ...options })
    return observer
  }
  observe('longtask', ({ startTime, duration }) => probe.longTasks.push({ start: startTime, duration }))
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstPaint = startTime
  })
  observe('largest-contentful-paint', (entry) => {
    const { url, element } = entry as LargestContentfulPaint
    probe.largestPaints.push({ time: entry.startTime, what: url || (element?.tagName ?? '') })
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) probe.shifts.push({ time: entry.startTime, value })
  })
  const interact = (entry: PerformanceEntry) => {
    const { interactionId } = entry as PerformanceEntry & { interactionId: number }
    if (interactionId) probe.interactions.push(entry.duration)
  }
  const interactions = observe('event', interact, { durationThreshold: 16 })
  // A press that leads to a new document counts there.
  const earlier = sessionStorage.getItem(INTERACTIONS)
  probe.interactions.push(...(JSON.parse(earlier ?? '[]') as number[]))
  addEventListener('pagehide', () => {
    interactions.takeRecords().forEach(interact)
    sessionStorage.setItem(INTERACTIONS, JSON.stringify(probe.interactions))
  })

  const pending = sessionStorage.getItem(PENDING_NAVIGATION)
  if (pending) awaitHeading(JSON.parse(pending) as NavigationStart)
}
