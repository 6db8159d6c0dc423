import { Panel } from '@shop/ui/layout/panel.tsx'
import { styled } from 'styled-components'
import type { KlarnaEvents } from './klarna-api.ts'
import { KlarnaFrame } from './klarna-frame.ts'
import { useKlarnaSnippet } from './use-klarna-snippet.ts'

const NOTHING: KlarnaEvents = {}

/**
 * Klarna's own confirmation, in a panel as its form. If its script cannot be loaded, only the shop's confirmation is shown.
 */
export function KlarnaConfirmation({ html }: { html: string }) {
  const { host } = useKlarnaSnippet(html, NOTHING)
  return (
    <PanelOfFrame>
      <KlarnaFrame ref={host} />
    </PanelOfFrame>
  )
}

const PanelOfFrame = styled(Panel)`
  /* Hides the panel around a frame that has not loaded, but keeps its width. */
  &:not(:has(iframe)) {
    border-color: transparent;
    padding-block: 0;
    background: none;
  }
`
