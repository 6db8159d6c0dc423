import { Icon } from '@shop/ui/elements/icon.tsx'
import { Halves, Stack } from '@shop/ui/layout/layout.tsx'
import { color, font, shape, space } from '@shop/ui/tokens/theme.ts'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

interface ExampleProps {
  /** Why it is right or wrong. Missing where the example beside it says so. */
  why?: string
  children: ReactNode
}

/** An example to follow. */
export const Do = (props: ExampleProps) => <Example {...props} verdict="do" />

/** An example of what not to do. */
export const Dont = (props: ExampleProps) => <Example {...props} verdict="dont" />

/** A right and a wrong example beside each other. */
export const DoAndDont = Halves

const VERDICTS = { do: { icon: 'success', words: 'Do' }, dont: { icon: 'close', words: 'Don’t' } } as const

function Example({ why, verdict, children }: ExampleProps & { verdict: keyof typeof VERDICTS }) {
  const { icon, words } = VERDICTS[verdict]
  return (
    <Figure data-verdict={verdict}>
      <Stage>
        <Stack>{children}</Stack>
      </Stage>
      <figcaption>
        <Verdict>
          <Icon name={icon} />
          {words}
        </Verdict>
        {why}
      </figcaption>
    </Figure>
  )
}

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  margin: 0;
  border-block-start: 6px solid;

  &[data-verdict='do'] {
    border-color: ${color.success.fg};
  }
  &[data-verdict='dont'] {
    border-color: ${color.danger.fg};
  }
  &[data-verdict='do'] b {
    color: ${color.success.fg};
  }
  &[data-verdict='dont'] b {
    color: ${color.danger.fg};
  }
`
const Stage = styled.div`
  padding: ${space[5]};
  border: 1px solid ${color.border.default};
  border-block-start: 0;
  border-end-start-radius: ${shape.radius.panel};
  border-end-end-radius: ${shape.radius.panel};
  background: ${color.surface.raised};
`
const Verdict = styled.b`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font-weight: ${font.bold};
`
