import { computeContours } from '@ochiq/artwork/compute-contours';

import { EditorLink } from '../../components/link/link';
import { Heading } from '../../components/heading/heading';
import { getLangAttribute } from '../../i18n/get-lang-attribute';
import type { BlockProps } from '../block-props';
import * as styles from './call-to-action.module.css';

export function CallToAction({ block, lang, anchors }: BlockProps<'call-to-action'>) {
  const { title, text, link } = block;
  return (
    <section className={styles.callToAction} lang={getLangAttribute(lang)}>
      <svg className={styles.contours} viewBox="0 0 400 200" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        {computeContours({ seed: title, centre: [280, 90], step: 22, count: 7 }).map(({ path, index }) => (
          <path key={path} d={path} strokeWidth={index ? 2 : 1} />
        ))}
      </svg>
      <Heading level={2} id={anchors.get(block)?.id}>
        {title}
      </Heading>
      {text !== null && <p className={styles.text}>{text}</p>}
      <EditorLink href={link.href} className={styles.button}>
        {link.label}
      </EditorLink>
    </section>
  );
}
