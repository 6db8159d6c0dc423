import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import { color, font, shape, space, type } from '../tokens/theme.ts'

/** An error of a form, or a question about what was typed. */
export interface FormError {
  /** What is wrong or unusual, in one sentence. */
  text: string
  /** The id of the field that the error links to. */
  fieldId?: string | undefined
}

interface ErrorSummaryProps {
  /** The heading. */
  title: string
  /** The errors in the order of the fields. Without errors nothing is shown. */
  errors: readonly FormError[]
  /** Whether it only asks about what was typed. The next attempt sends the form. */
  asks?: boolean
  /** A sentence below the heading. */
  note?: string | undefined
  /** The number of attempts to send. With each new number the summary takes the focus. */
  attempt: number
}

/** The errors of a form after an attempt to send it, with links to the fields. Takes the focus. */
export function ErrorSummary({ attempt, errors, ...texts }: ErrorSummaryProps) {
  if (errors.length === 0) return null
  return <FocusedSummary key={attempt} errors={errors} {...texts} />
}

function FocusedSummary({ title, errors, asks = false, note }: Omit<ErrorSummaryProps, 'attempt'>) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Box ref={box} role="alert" tabIndex={-1} data-asks={asks || undefined}>
      <Icon name={asks ? 'info' : 'alert'} />
      <div>
        <Title>{title}</Title>
        {note && <p>{note}</p>}
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

// Following the hash would add an entry to the browser's history.
function goToField(event: MouseEvent, fieldId: string) {
  event.preventDefault()
  const field = document.getElementById(fieldId)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}

const Box = styled.div`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  gap: ${space[3]};
  padding: 1.125rem ${space[5]};
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
  &[data-asks] {
    border-color: ${color.warning.border};
    background: ${color.warning.bg};
  }
  &[data-asks] > [data-icon],
  &[data-asks] a {
    color: ${color.warning.fg};
  }
  li + li {
    margin-top: 0.5rem;
  }
`
const Title = styled.h2`
  margin-bottom: 0.375rem;

  /* Overrides the heading size of panels. */
  && {
    font-size: ${type.lead};
  }
`
