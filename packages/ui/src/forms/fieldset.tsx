import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { FieldError, Hint } from './field.tsx'
import { color, font, type } from '../tokens/theme.ts'

interface FieldsetProps {
  /** The id to which the error summary links. Needed for hint and error. */
  id?: string | undefined
  /** The name of the group. */
  legend: ReactNode
  /** Makes the legend as large as a heading. For sections of a form. */
  large?: boolean
  /** A sentence below the legend. */
  hint?: ReactNode
  /** What is wrong. Marks the group as invalid. */
  error?: string | undefined
  /** The fields. */
  children: ReactNode
}

/** A group of fields with a name, such as an address or a choice. */
export function Fieldset({ id, legend, large = false, hint, error, children }: FieldsetProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <Group
      id={id}
      tabIndex={-1}
      aria-describedby={(id && described) || undefined}
      data-invalid={error ? true : undefined}
    >
      <Legend data-large={large || undefined}>{legend}</Legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </Group>
  )
}

const Group = styled.fieldset`
  &[data-invalid] {
    padding-left: 1rem;
    border-left: 5px solid ${color.danger.border};
  }
`
const Legend = styled.legend`
  /* A legend is as wide as its longest word unless it may break it. */
  max-width: 100%;
  overflow-wrap: anywhere;
  margin-bottom: 0.5rem;
  padding: 0;
  font-size: ${type.body};
  font-weight: ${font.bold};
  line-height: 1.35;

  &[data-large] {
    margin-bottom: 1.125rem;
    font-family: ${font.display};
    font-size: 1.625rem;
    font-weight: ${font.displayWeight};
    letter-spacing: ${font.displayTracking};
  }
`
