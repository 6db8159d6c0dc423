import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../elements/button.tsx'
import { Icon } from '../elements/icon.tsx'
import { color, shape, space } from '../tokens/theme.ts'

interface ErrorPanelProps {
  title: string
  /** The level of the heading. 1 if the panel is the whole page. */
  level?: 1 | 2
  /** What has failed. */
  text: ReactNode
  /** The text of the button, such as "Try again". */
  action: string
  /** Called when the button is pressed. */
  onAction: () => void
  /** An alternative, such as a link to customer service. */
  children?: ReactNode
}

/** A message that something could not be loaded, with a button to try again. */
export function ErrorPanel({ title, level = 2, text, action, onAction, children }: ErrorPanelProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Box role="alert">
      <Icon name="alert" />
      <Heading>{title}</Heading>
      <p>{text}</p>
      <Button icon="tryAgain" onClick={onAction}>
        {action}
      </Button>
      {children}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  max-width: 40rem;
  margin: ${space[8]} auto;
  padding: ${space[7]} ${space[5]};
  border-radius: ${shape.radius.panel};
  background: ${color.surface.sunken};
  text-align: center;

  > [data-icon] {
    color: ${color.danger.fg};
    font-size: 2.5rem;
  }
`
