import type { Product } from '../model/shop-data.ts'

// Some megabytes at most; what carts are filled with is far less than what a shop sells.
const MAX_ENTRIES = 400

/** The articles of a shop that were looked up lately, by the key they were asked for with. */
export interface ArticleCache {
  /** Nothing when the key was not asked for lately; an empty list when no article has it. */
  get: (key: string) => readonly Product[] | undefined
  set: (key: string, articles: readonly Product[]) => void
}

/** An empty memory: it lasts as long as one version of a shop, so it never knows an article as it was before. */
export function createArticleCache(): ArticleCache {
  const kept = new Map<string, readonly Product[]>()
  return {
    get: (key) => kept.get(key),
    set(key, articles) {
      kept.set(key, articles)
      const [oldest = key] = kept.keys()
      if (kept.size > MAX_ENTRIES) kept.delete(oldest)
    },
  }
}
