import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import { color, font, shape, type } from '../tokens/theme.ts'

/** One error; with a field's id it links to the field. */
export interface FormError {
  text: string
  fieldId?: string | undefined
}

interface ErrorSummaryProps {
  title: string
  errors: readonly FormError[]
  /** Grows with every attempt, so that the summary takes the focus each time. */
  attempt: number
}

/** The errors of a form after it was sent, with links to the fields; takes the focus. */
export function ErrorSummary({ attempt, title, errors }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return <FocusedSummary key={attempt} title={title} errors={errors} />
}

function FocusedSummary({ title, errors }: Omit<ErrorSummaryProps, 'attempt'>) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <Title>{title}</Title>
        <ul>
          {errors.map(({ text, fieldId }) => (
            <li key={`${fieldId} ${text}`}>
              {fieldId ? (
                <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    </Box>
  )
}

// A hash in the address would add an entry to the history.
function goToField(event: MouseEvent, fieldId: string) {
  event.preventDefault()
  const field = document.getElementById(fieldId)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

const Box = styled.div`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  gap: 0.75rem;
  padding: 1.125rem 1.25rem;
  border: 2px solid ${color.danger.border};
  border-radius: ${shape.radius.control};
  background: ${color.danger.bg};
  line-height: 1.45;

  > [data-icon] {
    color: ${color.danger.fg};
  }
  a {
    display: inline-block;
    max-width: 100%;
    padding-block: 0.5625rem;
    color: ${color.danger.fg};
    font-weight: ${font.bold};
  }
  li + li {
    margin-top: 0.5rem;
  }
`
const Title = styled.h2`
  margin-bottom: 0.375rem;

  /* In a panel too, which has a size for its headings. */
  && {
    font-size: ${type.lead};
  }
`
