import { Link } from '@shop/ui/elements/link.tsx'
import { NotificationBar } from '@shop/ui/feedback/notification-bar.tsx'
import { useState } from 'react'
import { styled } from 'styled-components'
import { noticeMark, READ_NOTICE_KEY } from '../runtime/read-notice.ts'
import { useFacts, useTranslate } from '../runtime/shop-context.tsx'
import { useTools } from '../runtime/shop-tools.ts'
import { useWoken } from '../runtime/use-woken.ts'

/** A sentence of the shop for everybody, until the visitor closes it; a new sentence shows again (SHELL-09, OP-30). */
export function Notice() {
  const notice = useFacts().content.notificationBar
  return notice?.text ? <OpenNotice key={notice.text} text={notice.text} url={notice.url} /> : null
}

function OpenNotice({ text, url }: { text: string; url: string }) {
  const t = useTranslate()
  const { localStorage } = useTools().outside
  const isWoken = useWoken()
  const [isClosed, setIsClosed] = useState(false)
  const mark = noticeMark(text)
  if (isClosed || (isWoken && localStorage.read(READ_NOTICE_KEY) === mark)) return null
  const close = () => {
    localStorage.write(READ_NOTICE_KEY, mark)
    setIsClosed(true)
  }
  return (
    <UnlessRead $mark={mark}>
      <NotificationBar label={t('NotificationBar')} closeLabel={t('DismissNotification')} onClose={close}>
        {url ? <Link href={url}>{text}</Link> : text}
      </NotificationBar>
    </UnlessRead>
  )
}

// Before the page wakes up, an early script has written down which notice was closed.
const UnlessRead = styled.div<{ $mark: string }>`
  html[data-read-notice='${({ $mark }) => $mark}'] & {
    display: none;
  }
`
