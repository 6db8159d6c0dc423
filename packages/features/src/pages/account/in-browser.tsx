import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { FieldOutline, SubmitOutline } from '@shop/ui/forms/field-outline.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import type { ReactNode } from 'react'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { Head } from '../../runtime/document/head.tsx'
import { PageLoader } from '../../runtime/failures/page-loader.tsx'
import { useHydrated } from '../../rendering/client/after-hydration.tsx'

interface InBrowserProps {
  /** The document's title before hydration. */
  title: string
  /** The labels of the form's fields. */
  fields: readonly MessageKey[]
  /** The form, which sets the document's title. */
  children: ReactNode
}

/** Shows a form after hydration, because it cannot be sent before. Until then outlines its fields. */
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
