import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import { color, density, font, shape, space, type } from '../tokens/theme.ts'
import { visuallyHiddenStyles } from '../elements/visually-hidden.tsx'

/** The texts of one field. */
export interface FieldTexts {
  /** The name above the field. */
  label: ReactNode
  /** A sentence between label and field. */
  hint?: ReactNode
  /** What is wrong and how to correct it. Marks the field as invalid. */
  error?: string | undefined
  /** A question about what was typed: it looks unusual, is it right? Does not mark the field as invalid. */
  question?: string | undefined
  /** "(optional)" in the visitor's language, after the label. */
  optional?: string | undefined
  /** Hides the label from sight, for a field whose purpose is obvious. Screen readers still read it. */
  labelHidden?: boolean | undefined
}

/** The attributes that connect a control with its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldProps extends FieldTexts {
  /** The id of the control, to which the error summary links. By default generated. */
  id?: string | undefined
  /** Renders the control with the given attributes. */
  children: (control: FieldControl) => ReactNode
}

/** Divides the props of a field into the texts around its control and the rest. */
export function divideProps<Props extends FieldTexts & { id?: string | undefined }>(props: Props) {
  const { id, label, hint, error, question, optional, labelHidden, ...rest } = props
  return [{ id, label, hint, error, question, optional, labelHidden }, rest] as const
}

/** A form control with label, hint and error above it. */
export function Field({ id, label, hint, error, question, optional, labelHidden, children }: FieldProps) {
  const made = useId()
  const control = id ?? made
  const note = error || question
  const described = [hint && `${control}-hint`, note && `${control}-error`].filter(Boolean).join(' ')
  return (
    <Frame data-invalid={error ? true : undefined} data-asked={!error && question ? true : undefined}>
      <Label htmlFor={control} data-hidden={labelHidden || undefined}>
        {label} {optional && <Optional>{optional}</Optional>}
      </Label>
      {hint && <Hint id={`${control}-hint`}>{hint}</Hint>}
      {error ? (
        <FieldError id={`${control}-error`}>{error}</FieldError>
      ) : (
        question && <FieldQuestion id={`${control}-error`}>{question}</FieldQuestion>
      )}
      {children({ id: control, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
    </Frame>
  )
}

interface FieldNoteProps {
  /** The field refers to it by this id. */
  id: string
  children: ReactNode
}

/** The error of a field, with an icon. */
export function FieldError({ id, children }: FieldNoteProps) {
  return (
    <NoteLine id={id}>
      <Icon name="alert" />
      <span>{children}</span>
    </NoteLine>
  )
}

/** The question about what was typed into a field, with an icon. */
export function FieldQuestion({ id, children }: FieldNoteProps) {
  return (
    <NoteLine id={id} data-question>
      <Icon name="info" />
      <span>{children}</span>
    </NoteLine>
  )
}

const Frame = styled.div`
  &[data-invalid] {
    padding-left: 1rem;
    border-left: 5px solid ${color.danger.border};
  }
  &[data-asked] {
    padding-left: 1rem;
    border-left: 5px solid ${color.warning.border};
  }
`
/** The name above a field. */
export const Label = styled.label`
  display: block;
  margin-bottom: 0.375rem;
  font-weight: ${font.bold};
  font-size: ${type.body};
  line-height: 1.35;

  &[data-hidden] {
    ${visuallyHiddenStyles}
  }
`
const Optional = styled.span`
  font-weight: ${font.textWeight};
  color: ${color.text.muted};
`
const NoteLine = styled.p`
  display: flex;
  align-items: flex-start;
  gap: 0.5rem;
  margin-bottom: 0.5rem;
  font-weight: ${font.bold};
  line-height: 1.4;
  color: ${color.danger.fg};

  &[data-question] {
    color: ${color.warning.fg};
  }
  [data-surface='brand'] &[data-question] {
    color: ${color.text.onBrand};
  }
  > span:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

/** The sentence between a label and its field. */
export const Hint = styled.p`
  margin: -2px 0 0.5rem;
  font-size: ${type.small};
  line-height: 1.4;
  color: ${color.text.muted};
`

/** Fields below each other. With `data-pairs` in pairs, from tablets on: a child may take a `third` or all of its `row`. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.375rem;
  max-width: 40rem;

  @media (min-width: 48em) {
    &[data-pairs] {
      max-width: none;
      grid-template-columns: repeat(6, minmax(0, 1fr));
      align-items: end;
    }
    &[data-pairs] > * {
      grid-column: span 3;
    }
    &[data-pairs] > [data-span='third'] {
      grid-column: span 2;
    }
    &[data-pairs] > [data-span='row'] {
      grid-column: 1 / -1;
    }
  }
`

/** The control of text fields, text areas and selects. */
export const Input = styled.input`
  display: block;
  width: 100%;
  min-height: ${density.control};
  padding: 0.625rem ${space[4]};
  border: 2px solid ${color.border.control};
  border-radius: ${shape.radius.control};
  background: ${color.surface.raised};
  color: ${color.text.default};
  font-size: ${type.body};
  line-height: 1.3;

  [data-surface='brand'] & {
    border-color: ${color.surface.raised};
  }
  &::placeholder {
    color: ${color.text.muted};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border: 3px solid ${color.danger.border};
  }
  &:disabled {
    border-style: dashed;
    background: ${color.surface.sunken};
    color: ${color.text.muted};
  }
`
