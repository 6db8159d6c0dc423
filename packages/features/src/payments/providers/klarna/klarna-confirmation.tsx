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
  const { host, stage } = useKlarnaSnippet(html, NOTHING)
  return (
    <PanelOfFrame data-stage={stage}>
      <KlarnaFrame ref={host} />
    </PanelOfFrame>
  )
}

const PanelOfFrame = styled(Panel)`
  /* Hides a frame that shows nothing yet, but keeps its width, by which it measures itself. */
  &:not([data-stage='open']) {
    height: 0;
    border-color: transparent;
    padding-block: 0;
    background: none;
    overflow: hidden;
  }
`
