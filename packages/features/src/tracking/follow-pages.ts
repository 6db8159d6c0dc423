import type { Say } from './commerce-event.ts'
import type { Items } from './items.ts'
import { tellPlace } from './tell-place.ts'
import type { FollowedRouter, FollowedShop } from './followed-shop.ts'

/** One look at one page, until the visitor goes to another. */
export interface Visit {
  pathname: string
  /** What was told of this look already: nothing is told twice. */
  told: Set<string>
  /** The variation in sight, by its item number. */
  inSight?: string
  isOver: boolean
}

interface Followed {
  shop: FollowedShop
  router: FollowedRouter
  items: Items
  say: Say
  /** A reload shows again what has been counted before. */
  isReload: boolean
}

/** Tells what each page shows, from the addresses the visitor comes by and from what was loaded for them. */
export function followPages({ shop, router, items, say, isReload }: Followed) {
  let visit: Visit | undefined
  let seen: FollowedRouter['state'] | undefined

  const look = (state: FollowedRouter['state']) => {
    if (!state.initialized || state.navigation.state !== 'idle') return
    if (state.location === seen?.location && state.loaderData === seen.loaderData) return
    const isFirst = seen === undefined
    const hasMoved = visit?.pathname !== state.location.pathname
    seen = state
    if (hasMoved) {
      if (visit) visit.isOver = true
      visit = { pathname: state.location.pathname, told: new Set(), isOver: false }
    }
    if (visit) void tellPlace({ shop, items, state, visit, hasMoved, say: isFirst && isReload ? ignore : say })
  }
  look(router.state)
  return router.subscribe(look)
}

const ignore: Say = () => undefined
