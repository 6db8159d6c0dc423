import { useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import { color, font, space, type } from '../tokens/theme.ts'
import { foldable } from '../layout/foldable.ts'

interface CollapsibleProps {
  title: ReactNode
  /** The text beside the heading while the content is hidden: "Show". */
  showLabel: string
  /** The text beside the heading while the content is shown: "Hide". */
  hideLabel: string
  /** Shows the content initially. */
  open: boolean
  /** Pictures of the content, below the heading while the content is hidden. */
  peek?: ReactNode
  children: ReactNode
}

/** A heading that shows and hides the content below it, such as the lines of an order. */
export function Collapsible({ title, showLabel, hideLabel, open, peek, children }: CollapsibleProps) {
  const [isOpen, setOpen] = useState(open)
  return (
    <Details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
        <Switch data-screen-only>
          <span>{isOpen ? hideLabel : showLabel}</span>
          <Icon name="down" />
        </Switch>
        {!isOpen && peek && <Peek>{peek}</Peek>}
      </summary>
      {children}
    </Details>
  )
}

const Details = styled.details`
  ${foldable}
  > summary {
    flex-wrap: wrap;
    row-gap: ${space[2]};
  }
  h2 {
    font-size: ${type.h3};
  }
`
const Peek = styled.div`
  flex-basis: 100%;
`
const Switch = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.text.link};
  font-size: ${type.small};
  font-weight: ${font.bold};
`
