import { AnyLink } from '../../components/any-link/any-link';
import { Heading } from '../../components/heading/heading';
import { langOf } from '../../i18n/lang-of';
import type { BlockProps } from '../block-props';
import * as styles from './call-to-action.module.css';

export function CallToAction({ block: { title, text, link }, lang }: BlockProps<'call-to-action'>) {
  return (
    <section className={styles.call} lang={langOf(lang)}>
      <Heading level={2}>{title}</Heading>
      {text !== null && <p>{text}</p>}
      <AnyLink href={link.href} className={styles.button}>
        {link.label}
      </AnyLink>
    </section>
  );
}
