declare global {
  interface Window {
    /** There until React answers. */
    early?: Early
  }
}

/** Actions of a user on a painted page that no code has handled yet. */
export interface Early {
  /** Fields that were changed, with what stands in them. */
  fields: Map<HTMLElement, string | boolean>
  /** The page's forms as they were painted: React may render them again. */
  forms: HTMLFormElement[]
  /** The button pressed last. */
  press?: HTMLElement
  keep: (event: Event) => void
}

/** Events that are caught before any other listener gets them. */
export const EARLY_EVENTS = ['click', 'input', 'submit'] as const

/**
 * Runs at the end of an app's page, before the first paint: forms take input at once, and what is typed, ticked and pressed
 * is kept for `EarlyInput`. A tick is kept at its click, since it may be the one that wakes React up, which then takes it
 * for what was there. A press goes no further: React may be there already, and would hear it now and then again.
 * A form that is sent by GET, a link and whatever unfolds need nobody who answers.
 */
export const EARLY_SCRIPT = `const e=window.early={fields:new Map,forms:[...document.forms],keep(v){const t=v.target;let b;if(/^(checkbox|radio)$/.test(t.type))v.type=="click"&&e.fields.set(t,t.checked);else if(v.type=="input")e.fields.set(t,t.value);else if(v.type=="click")b=t.closest("button:not([type=submit])");else if(t.method=="post"){v.preventDefault();b=v.submitter||t.querySelector("[type=submit]")}if(b){v.stopPropagation();e.press&&e.press.removeAttribute("aria-busy");b.setAttribute("aria-busy","true");e.press=b}}};for(const n of ${JSON.stringify(EARLY_EVENTS)})addEventListener(n,e.keep,true);for(const f of document.forms)f.inert=false`
