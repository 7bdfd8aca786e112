/** The sheet: title, version, contents, sections. */
import type { Ref } from 'react';
import type { Iso27001Document } from '#shared/domain/iso27001.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { iso27001Messages as messages } from '#shared/messages/iso27001.ts';
import { TextBlocks } from '../../ui/text-blocks.tsx';
import styles from './iso27001.module.css';

const sectionId = (at: number): string => `iso27001-section-${at + 1}`;

/** Scrolls inside the dialog; a link with a hash would change the address of the page below it. */
const show = (at: number) => () => {
  const heading = document.getElementById(sectionId(at));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

export function DocumentSheet({ document: { version, ...content }, ref }: { document: Iso27001Document; ref: Ref<HTMLElement> }) {
  return (
    <article className={styles.sheet} ref={ref}>
      <h2 className={styles.title}>{content.business_name}</h2>
      <p className={styles.meta}>
        IT disaster recovery plan, version {version}. Made {formatDateTime(content.generated_at)}.
      </p>
      <p className={styles.meta}>{messages.aligned}</p>
      <nav aria-label="Sections of the document" className={styles.contents}>
        <ul>
          {content.sections.map(({ title }, at) => (
            <li key={title}>
              <button type="button" onClick={show(at)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {content.sections.map(({ title, content: text }, at) => (
        <section key={title} aria-labelledby={sectionId(at)} className={styles.section}>
          <h3 id={sectionId(at)} tabIndex={-1}>
            {title}
          </h3>
          <TextBlocks text={text} />
        </section>
      ))}
    </article>
  );
}
