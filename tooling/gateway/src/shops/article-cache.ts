import { LRUCache } from 'lru-cache'
import type { Product } from '../model/product.ts'

/** The articles of a shop that were looked up lately, by the key they were asked for with: an id or an item number. */
export type ArticleCache = LRUCache<string, readonly Product[]>

/** A cache that lasts as long as one version of a shop, so it never knows an article as it was before. */
export const createArticleCache = (): ArticleCache =>
  // Some megabytes at most; what carts are filled with is far less than what a shop sells.
  new LRUCache({ max: 400 })
