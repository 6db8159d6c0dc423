/** How a visitor came to a product: the list it was found in. Handed over with the link, for the breadcrumb (SHELL-22). */
export type ListOrigin =
  | { kind: 'category'; path: string }
  | { kind: 'search'; query: string }
  | { kind: 'recommended' }

/**
 * Reads the origin out of what a link handed over; nothing when the visitor came from elsewhere. Read by hand, because
 * every page with goods needs it, and none of them a schema.
 */
export function readListOrigin(state: unknown): ListOrigin | undefined {
  const { kind, path, query } = (state as { origin?: Partial<Record<string, unknown>> } | null)?.origin ?? {}
  if (kind === 'category' && typeof path === 'string') return { kind, path }
  if (kind === 'search' && typeof query === 'string') return { kind, query }
  return kind === 'recommended' ? { kind } : undefined
}
