import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Panel } from '../../layout/panel.tsx'
import { from, onSmallPhone } from '../../tokens/core.ts'
import { color, space, type } from '../../tokens/theme.ts'

interface LatestOrderProps {
  /** A short line above the heading, such as the date of the order. */
  eyebrow?: ReactNode
  /** The heading, such as the ordered products. */
  title: ReactNode
  /** The state of the order and other facts. */
  children?: ReactNode
  /** The picture of an ordered product. */
  picture?: ReactNode
  /** Buttons and links, the most important first. */
  actions?: ReactNode
}

/** A large panel with a customer's latest order and the button to order it again. */
export function LatestOrder({ eyebrow, title, children, picture, actions }: LatestOrderProps) {
  return (
    <Frame surface="tint" data-pictured={picture ? '' : undefined}>
      <Words>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        {title}
        {children}
      </Words>
      {picture && <Figure>{picture}</Figure>}
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  )
}

/** Reserves the height of the panel while it loads, so that nothing below it moves. */
export const LatestOrderPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 19rem;

  ${from.tablet} {
    min-height: 15rem;
  }
`

const Frame = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${space[4]} ${space[5]};

  &[data-pictured] {
    grid-template-columns: minmax(0, 1fr) min(7.5rem, 30vw);
  }
  ${onSmallPhone} {
    &[data-pictured] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${from.tablet} {
    &[data-pictured] {
      grid-template-columns: minmax(0, 1fr) 13rem;
    }
  }
`
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: start;
  gap: ${space[2]};
  hyphens: auto;
  overflow-wrap: anywhere;
`
const Eyebrow = styled.p`
  color: ${color.text.muted};
  font-size: ${type.small};
`
const Figure = styled.div`
  align-self: center;

  img {
    width: 100%;
    height: auto;
  }
  ${onSmallPhone} {
    width: min(7.5rem, 50%);
  }
  ${from.tablet} {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`
const Actions = styled.div`
  grid-column: 1 / -1;

  ${from.tablet} {
    grid-column: 1;
  }
`
