import { Panel } from '@shop/ui/layout/panel.tsx'
import { styled } from 'styled-components'
import type { KlarnaEvents } from './klarna-api.ts'
import { KlarnaFrame } from './klarna-frame.ts'
import { useKlarnaSnippet } from './use-klarna-snippet.ts'

const NOTHING: KlarnaEvents = {}

/** Klarna's own confirmation (RES-06), in a panel as its form was; where its script cannot be had ours stands alone. */
export function KlarnaConfirmation({ html }: { html: string }) {
  const { host } = useKlarnaSnippet(html, NOTHING)
  return (
    <PanelOfFrame>
      <KlarnaFrame ref={host} />
    </PanelOfFrame>
  )
}

const PanelOfFrame = styled(Panel)`
  /* Nothing is drawn around a frame that has not come; its place stays as wide as it will be. */
  &:not(:has(iframe)) {
    border-color: transparent;
    padding-block: 0;
    background: none;
  }
`
