import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { from } from './tokens/core.ts'
import { color, shape, space } from './theme.ts'

interface PageBannerProps {
  title: ReactNode
  picture?: ReactNode
  children?: ReactNode
}

/** The opening of a category: its name, a few words and a picture. */
export function PageBanner({ title, picture, children }: PageBannerProps) {
  return (
    <Box>
      <Words>
        <h1>{title}</h1>
        {children}
      </Words>
      {picture && <Art>{picture}</Art>}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space[5]};
  overflow: hidden;
  border-radius: ${shape.radius.panel};
  background: ${color.surface.tint};

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    min-height: 15rem;
  }
`
const Words = styled.div`
  display: grid;
  gap: ${space[3]};
  max-width: 52rem;
  padding: ${space[6]} ${space[5]};

  ${from.tablet} {
    padding: ${space[8]} ${space[9]};
  }
`
const Art = styled.div`
  display: none;

  ${from.tablet} {
    display: block;
    width: 19rem;
    padding-right: ${space[7]};
  }
`
