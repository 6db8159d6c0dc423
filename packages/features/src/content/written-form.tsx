import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type SubmitEvent } from 'react'
import { useServices } from '../runtime/gateway/services.ts'
import { carryOver } from './carry-over.ts'
import type { NewsletterForm } from './newsletter-form.tsx'
import { NewsletterLayout } from './newsletter-layout.tsx'

interface WrittenFormProps extends ComponentProps<typeof NewsletterForm> {
  load: () => Promise<typeof NewsletterForm>
}

/** A form and the component that is to take its place. */
interface Successor {
  before: HTMLFormElement
  Form: typeof NewsletterForm
}

/**
 * A form as the server wrote it, which takes what is typed. When somebody comes near it or uses it, its component is loaded,
 * takes its place, and has done there what was done here.
 */
export function WrittenForm({ load, ...props }: WrittenFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const sentFrom = useRef<Element>(undefined)
  const [successor, setSuccessor] = useState<Successor>()
  const { hydration } = useServices()

  async function takeOver() {
    const before = form.current
    const [Form] = await Promise.all([load(), hydration.isOver])
    // A field that is exchanged while somebody types into it would close a phone's keyboard.
    const isInUse = before?.contains(document.activeElement) && !sentFrom.current
    if (before?.isConnected && !isInUse) setSuccessor((earlier) => earlier ?? { before, Form })
  }
  // Where the code cannot be had the form stays as it is, until it is used again.
  const want = () => void takeOver().catch(() => undefined)
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    sentFrom.current = document.activeElement ?? event.currentTarget
    want()
  }

  useNear(form, want)
  useEffect(() => {
    if (successor && form.current) void carryOver(successor.before, form.current, sentFrom.current)
  }, [successor])
  if (successor) return <successor.Form ref={form} {...props} />
  return (
    <NewsletterLayout
      ref={form}
      noValidate
      onFocus={want}
      // The next field has the focus only then.
      onBlur={() => setTimeout(want)}
      onSubmit={send}
      suppressHydrationWarning
      dangerouslySetInnerHTML={AS_WRITTEN}
    />
  )
}

/** Hydration keeps what is there. */
const AS_WRITTEN = { __html: '' }

/** Says when a part, as it first stands in the page, is within a window's height of what is in sight. */
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
