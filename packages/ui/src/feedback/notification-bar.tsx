import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import { IconButton } from '../elements/icon-button.tsx'
import { Container } from '../layout/layout.tsx'
import { color, space } from '../tokens/theme.ts'

interface NotificationBarProps {
  /** The name of the bar for screen readers. */
  label: string
  /** The name of the × button for screen readers. */
  closeLabel: string
  onClose: () => void
  /** The notice. */
  children: ReactNode
}

/** A notice to all visitors below the header. Visitors can close it. */
export function NotificationBar({ label, closeLabel, onClose, children }: NotificationBarProps) {
  return (
    <Bar aria-label={label} data-screen-only>
      <Line>
        <Icon name="info" />
        <Words>{children}</Words>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </Line>
    </Bar>
  )
}

const Bar = styled.section`
  border-bottom: 1px solid ${color.border.subtle};
  background: ${color.highlight.soft};
`
const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  min-height: 3.75rem;
  padding-block: 0.375rem;

  /* At the place that the text does not change, because a slow network brings the text after it. */
  > [data-icon] {
    align-self: start;
    margin-top: calc(1.5rem - 0.5em);
  }
  > button {
    margin-left: auto;
  }
`
const Words = styled.div`
  /* With enlarged text the button moves below, before words break. */
  flex: 1 1 6.5em;
  min-width: 0;
  overflow-wrap: anywhere;
  hyphens: auto;
  line-height: 1.35;

  > a {
    display: inline-block;
    padding-block: 0.625rem;
  }
`
