import { everywhere, matching, oneOf, port, proxies, webAddress, wholeNumber } from './rules.ts'
import type { Setting } from './setting.ts'
import { SITE_ENVIRONMENTS } from './site-environment.ts'

const LONGEST_SHUTDOWN = 600

/** The settings of both servers. */
export const sharedSettings = [
  {
    name: 'SITE_ENV',
    meaning: '`local`, `test`, `staging` or `production`',
    shownDefault: 'required',
    rules: everywhere(oneOf(...SITE_ENVIRONMENTS)),
  },
  {
    name: 'TRUSTED_PROXIES',
    meaning: 'addresses and CIDR ranges of load balancers',
    shownDefault: 'none; gateway: own machine',
    rules: everywhere(proxies),
  },
  // The delay outlasts two failed checks of a balancer, two seconds apart. A developer's machine has no balancer.
  {
    name: 'SHUTDOWN_DELAY',
    meaning: 'seconds of serving on after SIGTERM',
    standard: '5',
    local: '0',
    rules: everywhere(wholeNumber(0, LONGEST_SHUTDOWN)),
  },
  // Outlasts the longest call, which the site server ends after 60 seconds. Locally shorter than the start script waits.
  {
    name: 'SHUTDOWN_GRACE',
    meaning: 'seconds that calls in flight have to end',
    standard: '65',
    local: '2',
    rules: everywhere(wholeNumber(0, LONGEST_SHUTDOWN)),
  },
  { name: 'METRICS_PORT', meaning: 'port of `/metrics`', shownDefault: 'not measured', rules: everywhere(port(1)) },
  { name: 'METRICS_HOST', meaning: 'address of `/metrics`', standard: '127.0.0.1' },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    meaning: 'collector of traces',
    shownDefault: 'not traced',
    rules: everywhere(webAddress),
  },
  {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    meaning: 'share of traces that are sent, 0 to 1',
    standard: '1',
    rules: everywhere(matching(/^(?:0(?:\.\d+)?|1(?:\.0+)?|\.\d+)$/, 'a number from 0 to 1')),
  },
  { name: 'OTEL_SERVICE_NAME', meaning: 'name of the server in traces', shownDefault: '`site`, `gateway`' },
] as const satisfies readonly Setting[]
