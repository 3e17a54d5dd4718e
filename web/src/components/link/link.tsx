import type { Locale } from '@ochiq/contract/routing/locales';
import { isExternalUrl, isSafeUrl } from '@ochiq/contract/fields/safe-url';
import { Link as GatsbyLink, withPrefix } from 'gatsby';
import type { MouseEventHandler, ReactNode } from 'react';

import { getLangAttribute } from '../../i18n/get-lang-attribute';
import { TextWithLang } from '../inline-text/inline-text';
import { Icon, type IconName } from '../icon/icon';
import * as styles from './link.module.css';

type EditorLinkProps = { href: string | null; children: string; lang?: Locale | null; className?: string | undefined };

/** Renders a link to an address that an editor typed; an unsafe one stays plain text. */
export function EditorLink({ href, children, lang = null, className }: EditorLinkProps) {
  if (href === null || !isSafeUrl(href)) return <TextWithLang lang={lang}>{children}</TextWithLang>;
  return (
    <Link to={href} lang={lang} className={className}>
      {children}
    </Link>
  );
}

/** Renders a link that loads the page from the server for this reader, unlike Gatsby’s own. */
export function FullLoadLink({ to, children, className }: { to: string; children: ReactNode; className?: string | undefined }) {
  return (
    <a href={withPrefix(to)} className={className}>
      {children}
    </a>
  );
}

/** Renders the main action of a page as a link. */
export function ActionLink({ href, icon, children }: { href: string; icon?: IconName; children: string }) {
  return (
    <div className={styles.action}>
      {icon && <Icon name={icon} />}
      <EditorLink href={href} className={styles.link}>
        {children}
      </EditorLink>
    </div>
  );
}

type LinkProps = {
  to: string;
  children: ReactNode;
  /** The language of the text where it is not the page's. */
  lang?: Locale | null;
  /** Where the reader is: on this very page, or somewhere below it. */
  current?: 'page' | 'true' | undefined;
  className?: string | undefined;
  /** May handle the click, and prevent navigation. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
};

const isFile = (path: string) => /\.[a-z0-9]+$/iu.test(path);
const isMedia = (path: string) => path.startsWith('/media/');

/** Renders a link of any kind: a page of this site, a file of it, another site, a telephone. */
export function Link({ to, children, lang = null, current, className, onClick }: LinkProps) {
  const attributes = { lang: getLangAttribute(lang), className, 'aria-current': current, ...(onClick && { onClick }) } as const;
  if (!to.startsWith('/')) {
    return (
      <a {...attributes} href={to} rel={isExternalUrl(to) ? 'external noopener' : undefined}>
        {children}
      </a>
    );
  }
  if (isFile(to)) {
    return (
      <a {...attributes} href={withPrefix(to)} download={isMedia(to) || undefined}>
        {children}
      </a>
    );
  }
  return (
    <GatsbyLink {...attributes} to={to}>
      {children}
    </GatsbyLink>
  );
}
