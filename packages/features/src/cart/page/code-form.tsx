import type { CartProperties } from '@shop/domain/cart/cart.ts'
import type { Question } from '@shop/domain/fields/questions.ts'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { Button } from '@shop/ui/elements/button.tsx'
import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { Row, Stack } from '@shop/ui/layout/layout.tsx'
import { TextField } from '@shop/ui/forms/text-field.tsx'
import { useState, type ReactNode } from 'react'
import { formProps } from '../../forms/form-props.ts'
import { useErrorText } from '../../forms/use-error-text.ts'
import { ActionAlert } from '../../runtime/actions/action-alert.tsx'
import { useUnsent } from '../../runtime/actions/use-unsent.ts'
import { useAction } from '../../runtime/actions/use-action.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useShop } from '../../runtime/state/shop-context.ts'
import { changeProperties } from '../change-properties.ts'
import type { CodeKind } from './code-kinds.ts'

interface CodeFormProps {
  kind: CodeKind
  /** The applied code. Empty for none. */
  applied: string
  /** Whether the gateway has accepted or refused a code, even if the cart does not name that code. */
  isAnswered?: boolean
  /** The result to show for the code. */
  result?: ReactNode
  /** The reason of a refusal. */
  refusal?: string | undefined
}

/** The question about a typed code. Each text is asked about once. */
function useQuestion(kind: CodeKind) {
  const [asked, setAsked] = useState<string>()
  const [question, setQuestion] = useState<Question>()
  const errorText = useErrorText([question])
  /** Asks about a text, if it was not asked about before. Returns whether it does. */
  const isAsking = (typed: string) => {
    const found = typed === asked ? undefined : kind.ask?.(typed)
    setAsked(typed)
    setQuestion(found)
    return found !== undefined
  }
  const text = question && `${errorText(question)} ${errorText('QuestionsNote')}`
  return { question: text, isAsking, endQuestion: () => setQuestion(undefined) }
}

/** A checkbox that reveals a code field. Apply attaches the code to the cart, Cancel removes it. */
export function CodeForm({ kind, applied, isAnswered = false, result, refusal }: CodeFormProps) {
  const t = useTranslate()
  const shop = useShop()
  const { found, keep } = useUnsent<{ typed: string }>(kind.property)
  const [isOpen, setIsOpen] = useState(applied !== '' || isAnswered || found !== undefined)
  const [typed, setTyped] = useState(found?.typed ?? applied)
  const {
    run: change,
    isRunning,
    hasFailed,
  } = useAction((changed: CartProperties) => changeProperties(shop, changed), { beforeLeaving: () => keep({ typed }) })
  const [isFaulty, setIsFaulty] = useState(false)
  const { question, isAsking, endQuestion } = useQuestion(kind)
  // A result belongs to the code that was sent, not to one that is being typed.
  const [isEdited, setIsEdited] = useState(false)

  const hasCode = applied !== '' || isAnswered

  const apply = () => {
    const code = kind.read(typed)
    setIsFaulty(code === undefined)
    if (code === undefined || isRunning || isAsking(typed)) return
    setIsEdited(false)
    void change({ [kind.property]: code })
  }
  const cancel = () => {
    setIsOpen(false)
    setTyped('')
    endQuestion()
    setIsFaulty(false)
    setIsEdited(false)
    if (hasCode) void change({ [kind.property]: '' })
  }
  const write = (text: string) => {
    setTyped(text)
    endQuestion()
    setIsFaulty(false)
    setIsEdited(true)
  }
  const error = isFaulty ? t('RequiredFieldHelperText') : isEdited ? undefined : refusal

  return (
    <div>
      <Checkbox label={t(kind.question)} checked={isOpen} onChange={(wants) => (wants ? setIsOpen(true) : cancel())} />
      {isOpen && (
        <form {...formProps(apply)}>
          <Stack>
            <TextField
              id={kind.property}
              label={t(kind.label)}
              hint={kind.hint && t(kind.hint)}
              error={error}
              question={question}
              value={typed}
              onChange={write}
              autoComplete="off"
            />
            <Announcement visuallyHidden>{question}</Announcement>
            {!isEdited && result}
            <ActionAlert hasFailed={hasFailed} text="CartChangeFailed" />
            <Row>
              <Button type="submit" look="secondary" busy={isRunning}>
                {t(kind.apply)}
              </Button>
              <Button look="quiet" onClick={cancel}>
                {t(hasCode ? kind.remove : 'Cancel')}
              </Button>
            </Row>
          </Stack>
        </form>
      )}
    </div>
  )
}
