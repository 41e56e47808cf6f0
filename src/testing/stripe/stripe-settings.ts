/** A webhook endpoint of the account. */
export interface Endpoint {
  id: string
  url: string
  status: string
  api_version: string | null
  enabled_events: string[]
}

export const WEBHOOK_SECRET = 'whsec_only_for_tests'

/** Returns the response of `/v1/webhook_endpoints`: the existing endpoints, or the one just created, which is kept. */
export function webhookEndpoints(endpoints: Endpoint[], method: string | undefined, params: URLSearchParams) {
  const object = 'webhook_endpoint'
  if (method !== 'POST') {
    const data = endpoints.map((endpoint) => ({ ...endpoint, object }))
    return { object: 'list', has_more: false, data }
  }
  const endpoint: Endpoint = {
    id: `we_${endpoints.length + 1}`,
    url: params.get('url') ?? '',
    status: 'enabled',
    api_version: params.get('api_version'),
    enabled_events: [...params].flatMap(([name, value]) => (name.startsWith('enabled_events') ? [value] : [])),
  }
  endpoints.push(endpoint)
  return { ...endpoint, object, secret: WEBHOOK_SECRET }
}

/** Returns the answer of `/v1/payment_method_configurations` when these methods are on. */
export function methodConfigurations(methods: readonly string[]) {
  const on = methods.map((method) => [method, { available: true }])
  // Another configuration of the account, which this site does not use.
  const other = { id: 'pmc_2', is_default: false, active: true, card: { available: false } }
  const own = { id: 'pmc_1', is_default: true, active: true, ...Object.fromEntries(on) }
  return { object: 'list', has_more: false, data: [other, own] }
}
