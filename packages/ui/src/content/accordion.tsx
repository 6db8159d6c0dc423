import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import { color, font, type } from '../tokens/theme.ts'
import { foldable } from '../layout/foldable.ts'

interface AccordionItemProps {
  /** The heading, which can be pressed. */
  title: ReactNode
  /** Shows the text initially. */
  open?: boolean
  /** The text below the heading. */
  children: ReactNode
}

/** A heading that shows and hides the text below it. Works before hydration. */
export function AccordionItem({ title, open = false, children }: AccordionItemProps) {
  return (
    <Details open={open}>
      <summary>
        <span>{title}</span>
        <Icon name="down" />
      </summary>
      <Content>{children}</Content>
    </Details>
  )
}

/** A stack of accordion items. */
export const Accordion = styled.div`
  border-bottom: 1px solid ${color.border.default};
`
const Details = styled.details`
  border-top: 1px solid ${color.border.default};

  ${foldable}
  > summary {
    min-height: 4rem;
    padding-block: 0.75rem;
    font-family: ${font.display};
    font-size: ${type.h4};
    font-weight: ${font.displayWeight};
    line-height: 1.25;
  }
`
const Content = styled.div`
  max-width: 68ch;
  padding-bottom: 1.5rem;
`
