import { sendAdd } from '@shop/api-client/send-add.ts'
import { createEarlyAdds } from '../press/early-adds.ts'
import { recordEvents } from '../press/record-events.ts'
import { followHistory } from './follow-history.ts'
import { headPlatform } from './head-platform.ts'
import { showTypefaces } from './show-typefaces.ts'
import { startAfterPicture } from './start-after-picture.ts'

// The script in the head of every page, which runs before all others. The attributes of its element hold what differs between
// pages. Its text is always the same and needs one hash in the security policy.
const { bootstrap, scripts = '', preloads = '', typefaces = '', gateway = '' } = document.currentScript?.dataset ?? {}
const urls = (list: string) => list.split(' ').filter(Boolean)

const start = scripts
  ? startAfterPicture(
      { scripts: urls(scripts), preloads: urls(preloads), bootstrapFile: bootstrap },
      (url) => import(/* @vite-ignore */ url),
    )
  : () => undefined
showTypefaces(urls(typefaces), headPlatform)
const adds = createEarlyAdds(headPlatform, gateway)
window.beforeHydration = {
  ...recordEvents({ onClick: start, early: adds }),
  takeAdds: adds.take,
  isHere: followHistory(),
  sendAdd,
}
