import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import type { IconName } from '../elements/icon.tsx'
import { Container } from '../layout/layout.tsx'
import { from } from '../tokens/core.ts'
import { color, density, space, type } from '../tokens/theme.ts'

/** The result of an order: placed (`success`), failed (`danger`), or not known yet (`info`). */
export type ResultTone = 'success' | 'danger' | 'info'

interface ResultBannerProps {
  tone: ResultTone
  /** The heading of the page. */
  title: ReactNode
  /** Text below the heading, such as the order number. */
  children: ReactNode
}

const icons: Record<ResultTone, IconName> = { success: 'check', danger: 'alert', info: 'clock' }

/** The top of a page that shows the result of an order. */
export function ResultBanner({ tone, title, children }: ResultBannerProps) {
  return (
    <Ground>
      <Container>
        <Line>
          <Disc data-tone={tone}>
            <Icon name={icons[tone]} />
          </Disc>
          <Words>
            {title}
            {children}
          </Words>
        </Line>
      </Container>
    </Ground>
  )
}

const Ground = styled.div`
  padding-block: calc(${density.section} / 1.5);
  background: ${color.surface.tint};

  @media print {
    padding-block: ${space[5]};
  }
  /* The order number, which customers read out on the phone. */
  b {
    font-size: ${type.h3};
  }
`
const Line = styled.div`
  display: grid;
  gap: ${space[5]};
  align-items: center;

  ${from.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`
const Words = styled.div`
  display: grid;
  gap: ${space[2]};

  button {
    margin-top: ${space[3]};
  }
`
const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 4.5rem;
  height: 4.5rem;
  border-radius: 50%;
  font-size: 2.25rem;
  /* Without this the icon would print white on white. */
  print-color-adjust: exact;

  &[data-tone='success'] {
    background: ${color.success.solid};
    color: ${color.success.on};
  }
  &[data-tone='danger'] {
    background: ${color.danger.solid};
    color: ${color.danger.on};
  }
  &[data-tone='info'] {
    background: ${color.info.solid};
    color: ${color.info.on};
  }
`
