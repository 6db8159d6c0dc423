import { describe, expect, it } from 'vitest'
import { readObservability } from './observability.ts'
import { readFromTable } from './settings/read-from-table.ts'
import { sharedSettings } from './settings/shared-settings.ts'

const observabilityOf = (environment: Record<string, string>) =>
  readObservability('gateway', readFromTable(sharedSettings, { SITE_ENV: 'production', ...environment }))

describe('readObservability', () => {
  it('records nothing unless it is asked to', () => {
    expect(observabilityOf({})).toEqual({
      service: 'gateway',
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      traceRatio: 0,
    })
  })

  it('reads what is recorded', () => {
    const environment = {
      METRICS_PORT: '9464',
      METRICS_HOST: '10.0.0.5',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
      OTEL_SERVICE_NAME: 'gateway-2',
    }
    expect(observabilityOf(environment)).toEqual({
      service: 'gateway-2',
      metricsPort: 9464,
      metricsHost: '10.0.0.5',
      traceRatio: 0.1,
    })
  })
})
