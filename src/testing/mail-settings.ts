interface Settings {
  PROCESSORS?: string
  OPERATOR_NAME?: string
  OPERATOR_ADDRESS?: string
  OPERATOR_TAX_ID?: string
  SMTP_URL?: string
  OUTBOX_DIR?: string
  APP_URL?: string
  SUPPORT_EMAIL?: string
}

/** `@/env` with settings that a test changes while it runs; use with `vi.mock('@/env', …)`. */
export async function envWith(settings: Settings, original: () => Promise<typeof import('@/env')>) {
  const real = await original()
  const env = new Proxy(real.env, {
    get: (target, name) => (Object.hasOwn(settings, name) ? Reflect.get(settings, name) : Reflect.get(target, name)),
  })
  return { ...real, env }
}
