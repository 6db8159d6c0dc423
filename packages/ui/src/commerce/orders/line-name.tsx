import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, shape, type } from '../../tokens/theme.ts'

interface LineNameProps {
  picture?: ReactNode
  name: ReactNode
  /** Item number and attributes. */
  details?: ReactNode
}

/** The product of an order line: picture, name and item number. */
export function LineName({ picture, name, details }: LineNameProps) {
  return (
    <Line>
      {picture && <Tile>{picture}</Tile>}
      <div>
        <Name>{name}</Name>
        {details && <Details>{details}</Details>}
      </div>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  hyphens: auto;

  /* Where large letters leave no room beside the picture, the words stand below it. */
  > :last-child {
    flex: 1 1 7rem;
    min-width: 0;
  }
`
const Tile = styled.div`
  flex: none;
  width: 4.5rem;
  border-radius: min(${shape.radius.tile}, 12px);
  background: ${color.surface.tile};
`
const Name = styled.p`
  font-weight: ${font.bold};
`
const Details = styled.p`
  color: ${color.text.muted};
  font-size: ${type.small};
`
