export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The content of a field: for a checkbox or radio button, whether it is checked. */
export type FieldValue = string | boolean

/** The place of a field on its page, to find it again after the page was rendered again, also in another language. */
export interface FieldPlace {
  /** Index of the form on the page; -1 outside of all forms. */
  form: number
  name: string
  type: string
  /** For a checkbox or radio button: its value in the group. */
  choice: string
  /** Index among several fields that are alike in everything else. */
  nth: number
}

const FIELDS = 'input,select,textarea'

export const isField = (target: unknown): target is Field => target instanceof Element && target.matches(FIELDS)

const isChoice = ({ type }: { type: string }): boolean => type === 'checkbox' || type === 'radio'

const fieldsIn = (form: HTMLFormElement | null | undefined): Field[] =>
  [...(form ?? document).querySelectorAll<Field>(FIELDS)].filter((field) => form || !field.form)

const alike = (field: Field, { name, type, choice }: Pick<FieldPlace, 'name' | 'type' | 'choice'>): boolean =>
  field.name === name && field.type === type && (!isChoice(field) || field.value === choice)

/**
 * Returns the place of a field on its page.
 * @param forms the page's forms at the time when one of them contained the field
 */
export function placeOf(field: Field, forms: readonly HTMLFormElement[] = [...document.forms]): FieldPlace {
  const { name, type, form } = field
  const place = { name, type, choice: isChoice(field) ? field.value : '' }
  const twins = fieldsIn(form).filter((one) => alike(one, place))
  return { ...place, form: form ? forms.indexOf(form) : -1, nth: Math.max(0, twins.indexOf(field)) }
}

export function fieldAt(place: FieldPlace): Field | undefined {
  const form = place.form < 0 ? null : document.forms[place.form]
  if (form === undefined) return undefined
  return fieldsIn(form).filter((field) => alike(field, place))[place.nth]
}

export const readFieldValue = (field: Field): FieldValue =>
  isChoice(field) ? (field as HTMLInputElement).checked : field.value

/** Enters a value as a person would. It changes the value first, because React ignores a value that it already has. */
export function enterFieldValue(field: Field, value: FieldValue): void {
  if (typeof value === 'boolean') {
    const box = field as HTMLInputElement
    box.checked = !value
    box.click()
  } else {
    field.value = ''
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }
}
