import styles from './Prose.module.css'

/** The text of an article. `html` comes from `articleHtml` alone, which lets through nothing that can run or load. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by a short list of what is allowed
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
