import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// node bare-server.mjs <port> <file>: responds to every request with the content of a file.
const [port, file = ''] = process.argv.slice(2)
const body = readFileSync(file)

createServer((request, response) => {
  request.resume()
  response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8', 'content-length': body.length })
  response.end(body)
}).listen(Number(port), '127.0.0.1')
