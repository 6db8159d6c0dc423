import { styled } from 'styled-components'
import { color, density, shape } from '../tokens/theme.ts'
import { Hint, Label } from './field.tsx'

interface FieldOutlineProps {
  /** The label of the field. */
  label: string
  /** The sentence between label and field. */
  hint?: string | undefined
}

/** The outline of a field that is still loading, as high as the field. Callers hide it from screen readers. */
export function FieldOutline({ label, hint }: FieldOutlineProps) {
  return (
    <div data-outline>
      <Label as="p">{label}</Label>
      {hint && <Hint>{hint}</Hint>}
      <Box />
    </div>
  )
}

/** The outline of a form's send button that is still loading. */
export const SubmitOutline = () => <Box data-outline data-size="large" />

const Box = styled.div`
  height: ${density.control};
  border: 2px dashed ${color.border.default};
  border-radius: ${shape.radius.control};
  background: ${color.surface.sunken};

  &[data-size='large'] {
    height: calc(${density.control} + 8px);
  }
`
