import { expect, it } from 'vitest'
import { readObservability } from './observability.ts'

it('records nothing unless it is asked to', () => {
  expect(readObservability('gateway', {})).toEqual({
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
  expect(readObservability('gateway', environment)).toEqual({
    service: 'gateway-2',
    metricsPort: 9464,
    metricsHost: '10.0.0.5',
    traceRatio: 0.1,
  })
})

it.each([
  [{ METRICS_PORT: '0' }, 'METRICS_PORT'],
  [{ METRICS_PORT: '70000' }, 'METRICS_PORT'],
  [{ METRICS_PORT: 'yes' }, 'METRICS_PORT'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
  [{ OTEL_TRACES_SAMPLER_ARG: 'always_on' }, 'OTEL_TRACES_SAMPLER_ARG'],
])('refuses %o', (environment, name) => {
  expect(() => readObservability('gateway', environment)).toThrow(name)
})
