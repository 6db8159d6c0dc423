import { gatewayUrl } from '@shop/domain/text/gateway-url.ts'

/** Shows the icon of the tab where no server has written it into the page. */
export function showIcon(address: string | undefined, gatewayBase: string) {
  if (!address || document.head.querySelector('link[rel~="icon"]')) return
  const icon = document.createElement('link')
  icon.rel = 'icon'
  icon.href = gatewayUrl(address, gatewayBase)
  document.head.append(icon)
}
