import { part } from '../../page/browser/page-parts.js'

const { target = '', message } = part('#message').dataset

parent.postMessage(message, target)
