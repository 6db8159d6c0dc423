import { Link } from '@shop/ui/elements/link.tsx'
import { NotificationBar } from '@shop/ui/feedback/notification-bar.tsx'
import { useState } from 'react'
import { styled } from 'styled-components'
import { closedNotice, noticeHash } from './closed-notice.ts'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { useShop } from '../runtime/state/shop-context.ts'
import { useHydrated } from '../rendering/client/after-hydration.tsx'

/** A notice of the shop. Stays until the visitor closes it. A new text shows again. */
export function Notice() {
  const notice = useShopConfig().content.notificationBar
  return notice?.text ? <OpenNotice key={notice.text} text={notice.text} url={notice.url} /> : null
}

function OpenNotice({ text, url }: { text: string; url: string }) {
  const t = useTranslate()
  const { platform } = useShop()
  const isHydrated = useHydrated()
  const [isClosed, setIsClosed] = useState(false)
  const hash = noticeHash(text)
  if (isClosed || (isHydrated && closedNotice.read(platform) === hash)) return null
  const close = () => {
    closedNotice.write(platform, hash)
    setIsClosed(true)
  }
  return (
    <UnlessRead $hash={hash}>
      <NotificationBar label={t('NotificationBar')} closeLabel={t('DismissNotification')} onClose={close}>
        {url ? <Link href={url}>{text}</Link> : text}
      </NotificationBar>
    </UnlessRead>
  )
}

// A script in the head has noted the closed notice before the first paint. A rule that begins with its class is not written twice.
const UnlessRead = styled.div<{ $hash: string }>`
  &:is(html[data-closed-notice='${({ $hash }) => $hash}'] *) {
    display: none;
  }
`
