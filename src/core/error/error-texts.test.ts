import cn from '@locales/cn/errors.json'
import en from '@locales/en/errors.json'
import es from '@locales/es/errors.json'
import { describe, expect, test } from 'vitest'
import { domainErrorCodes } from './error'

describe.each(Object.entries({ cn, en, es }))('the error texts in %s', (_, texts) => {
  test.each(domainErrorCodes)('contain a message for %s', (code) => {
    expect((texts as Record<string, string>)[code]).toMatch(/\S{2,}/)
  })

  test('contain no message for an unknown error code', () => {
    expect(Object.keys(texts).filter((code) => !(domainErrorCodes as readonly string[]).includes(code))).toEqual([])
  })
})

test('the Spanish error texts match the specification word for word', () => {
  expect(es).toMatchObject({
    EMAIL_REQUIRED: 'Por favor, ingrese la dirección de correo electrónico',
    EMAIL_INVALID: 'Por favor, ingrese una dirección de correo electrónico válida',
    MAIL_NOT_SENT: 'Error al enviar el informe',
    NO_REPORT_FOR_EMAIL: 'No se encontró ningún informe recuperable para este correo electrónico',
    ACCOUNT_FORMAT: 'Formato de correo electrónico incorrecto',
    PASSWORD_MISMATCH: 'Las contraseñas no coinciden',
    PRIVACY_REQUIRED: 'Por favor, acepte la política de privacidad',
  })
})
