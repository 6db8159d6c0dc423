import { useKlarnaSnippet } from './use-klarna-snippet.ts'
import type { KlarnaEvents } from './klarna-api.ts'

const NOTHING: KlarnaEvents = {}

/** Klarna's own confirmation (RES-06); where its script cannot be had ours stands alone. */
export function KlarnaConfirmation({ html }: { html: string }) {
  const { host } = useKlarnaSnippet(html, NOTHING)
  return <div ref={host} />
}
