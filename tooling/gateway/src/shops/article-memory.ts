import type { ProductSeed } from '../seed/shop-seed.ts'

// Some megabytes at most; what carts are filled with is far less than what a shop sells.
const MOST_KEYS = 400

/** The articles of a shop that were looked up lately, by the key they were asked for with. */
export interface ArticleMemory {
  /** Nothing when the key was not asked for lately; an empty list when no article has it. */
  recall: (key: string) => readonly ProductSeed[] | undefined
  keep: (key: string, articles: readonly ProductSeed[]) => void
}

/** An empty memory: it lasts as long as one version of a shop, so it never knows an article as it was before. */
export function createArticleMemory(): ArticleMemory {
  const kept = new Map<string, readonly ProductSeed[]>()
  return {
    recall: (key) => kept.get(key),
    keep(key, articles) {
      kept.set(key, articles)
      const [oldest = key] = kept.keys()
      if (kept.size > MOST_KEYS) kept.delete(oldest)
    },
  }
}
