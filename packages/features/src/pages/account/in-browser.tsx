import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { FieldOutline, SubmitOutline } from '@shop/ui/forms/field-outline.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import type { ReactNode } from 'react'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { Head } from '../../runtime/document/head.tsx'
import { PageLoader } from '../../runtime/failures/page-loader.tsx'
import { useHydrated } from '../../rendering/client/after-hydration.tsx'

interface InBrowserProps {
  /** The page's title until its form says it. */
  title: string
  /** The names of the form's fields. */
  fields: readonly MessageKey[]
  /** A form that says the page's title itself. */
  children: ReactNode
}

/** Shows a form once the page is hydrated: before that a press would send nothing. Until then its fields are outlined. */
export function InBrowser({ title, fields, children }: InBrowserProps) {
  const t = useTranslate()
  if (useHydrated()) return children
  return (
    <>
      <Head title={title} noindex />
      <PageLoader>
        <Fields>
          {fields.map((label) => (
            <FieldOutline key={label} label={t(label)} />
          ))}
          <SubmitOutline />
        </Fields>
      </PageLoader>
    </>
  )
}
