import { part } from '../../customer-page/browser/page-parts.js'

const { status, shopOrigin } = part('#result').dataset

if (shopOrigin)
  parent.postMessage(JSON.stringify({ type: 'challengeResult', result: { transStatus: status } }), shopOrigin)
