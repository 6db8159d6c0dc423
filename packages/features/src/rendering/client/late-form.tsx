import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ElementType,
  type Ref,
  type SubmitEvent,
} from 'react'
import { useShop } from '../../runtime/state/shop-context.ts'
import { useHydrated } from './after-hydration.tsx'
import type { carryOver } from './carry-over.ts'

/** A form whose code is loaded late. */
interface LateFormOptions<Props> {
  load: () => Promise<ComponentType<Props & FormRef>>
  /** The form element of that component, without anything in it. */
  Frame: ElementType
}

interface FormRef {
  ref?: Ref<HTMLFormElement>
}

/**
 * Makes a component of a form whose code is no part of the first script. Where the server wrote the form, its HTML stays and
 * accepts input until the visitor comes near or uses it. Elsewhere the code is loaded at once.
 */
export function createLateForm<Props extends object>(options: LateFormOptions<Props>) {
  const { load } = options
  const LoadedForm = lazy(async () => ({ default: await load() }))

  function Form(props: Props) {
    const isInBrowser = useShop().platform.kind === 'browser'
    const isHydrated = useHydrated()
    const [isWritten] = useState(isInBrowser && !isHydrated)
    return isWritten ? <WrittenForm {...options} formProps={props} /> : <LoadedForm {...props} />
  }
  return (props: Props) => (
    <Suspense>
      <Form {...props} />
    </Suspense>
  )
}

interface WrittenFormProps<Props> extends LateFormOptions<Props> {
  formProps: Props
}

/** A form of the server's HTML, and the component that takes its place. */
interface Successor<Props> {
  before: HTMLFormElement
  Form: ComponentType<Props & FormRef>
  carryOver: typeof carryOver
}

/** The server's form. Once its component has loaded, that takes its place and repeats what the visitor did here. */
function WrittenForm<Props extends object>({ load, Frame, formProps }: WrittenFormProps<Props>) {
  const form = useRef<HTMLFormElement>(null)
  const sentFrom = useRef<Element>(undefined)
  const [successor, setSuccessor] = useState<Successor<Props>>()
  const { hydration } = useShop()

  async function replace() {
    const before = form.current
    const [Form, late] = await Promise.all([load(), import('./carry-over.ts'), hydration.isOver])
    // A phone closes its keyboard when the field with the focus is replaced.
    const isInUse = before?.contains(document.activeElement) && !sentFrom.current
    if (before?.isConnected && !isInUse) setSuccessor((earlier) => earlier ?? { before, Form, ...late })
  }
  // If the code cannot be loaded, the form stays as it is, and its next use tries again.
  const want = () => void replace().catch(() => undefined)
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    sentFrom.current = document.activeElement ?? event.currentTarget
    want()
  }

  useNear(form, want)
  useEffect(() => {
    if (successor && form.current) void successor.carryOver(successor.before, form.current, sentFrom.current)
  }, [successor])
  if (successor) return <successor.Form ref={form} {...formProps} />
  return (
    <Frame
      ref={form}
      noValidate
      onFocus={want}
      // The next field gets the focus after this event.
      onBlur={() => setTimeout(want)}
      onSubmit={send}
      suppressHydrationWarning
      dangerouslySetInnerHTML={AS_WRITTEN}
    />
  )
}

/** Hydration keeps the server's HTML. */
const AS_WRITTEN = { __html: '' }

/** Calls back when a part is within a window's height of what the visitor sees. */
function useNear(part: { current: Element | null }, onNear: () => void) {
  const sayNear = useEffectEvent(onNear)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) sayNear()
      },
      { rootMargin: '100% 0px' },
    )
    if (part.current) observer.observe(part.current)
    return () => observer.disconnect()
  }, [part])
}
