import { createCookieStore } from '../../runtime/platform/cookie-store.ts'
import { createBrowserStore } from '../../runtime/platform/storage.ts'
import { sendAdd } from '@shop/api-client/send-add.ts'
import { createEarlyAdds } from '../../cart/adding/early-adds.ts'
import { recordEvents } from './record-events.ts'
import { showKnownTypefaces } from './show-known-typefaces.ts'
import { startAfterPicture } from './start-after-picture.ts'

// The script in the head of every page, before any other. What differs from page to page stands at its element, so that
// the text is one and the same, and one hash in the security policy lets it in.
const {
  entry,
  bootstrap,
  imports = '',
  preloads = '',
  typefaces = '',
  gateway = '',
} = document.currentScript?.dataset ?? {}
const urls = (list: string) => list.split(' ').filter(Boolean)

showKnownTypefaces(urls(typefaces))
const start = entry
  ? startAfterPicture(
      { entry, imports: urls(imports), preloads: urls(preloads), bootstrapFile: bootstrap },
      (url) => import(/* @vite-ignore */ url),
    )
  : () => undefined
const platform = {
  cookies: createCookieStore(),
  localStorage: createBrowserStore(() => window.localStorage),
  now: () => Date.now(),
  // Missing in pages without https and in old browsers. There, an add waits for the app, which creates ids in any browser.
  newId: () => crypto.randomUUID(),
}
const adds = createEarlyAdds(platform, gateway)
window.beforeHydration = { ...recordEvents({ onClick: start, early: adds }), takeAdds: adds.take, sendAdd }
