/** The list that a visitor came from to a product. The link passes it on for the breadcrumb. */
export type ListOrigin =
  | { kind: 'category'; path: string }
  | { kind: 'search'; query: string }
  | { kind: 'recommended' }

/**
 * Reads the origin from a link's navigation state. Undefined for other links. Read without a schema, because every page
 * with products loads this code.
 */
export function readListOrigin(state: unknown): ListOrigin | undefined {
  const { kind, path, query } = (state as { origin?: Partial<Record<string, unknown>> } | null)?.origin ?? {}
  if (kind === 'category' && typeof path === 'string') return { kind, path }
  if (kind === 'search' && typeof query === 'string') return { kind, query }
  return kind === 'recommended' ? { kind } : undefined
}
