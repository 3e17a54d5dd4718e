import type { FoundLink } from '@ochiq/pages/plan/search-index';

import { Link } from '../../components/link/link';
import { Marked } from '../../components/marked/marked';
import * as styles from './search-index.module.css';

export function FoundLinks({ links, words }: { links: readonly FoundLink[]; words: readonly string[] }) {
  return (
    <ul className={styles.links} data-narrowed={words.length > 0 || undefined}>
      {links.map(({ label, path, note }) => (
        <li key={path}>
          <Link to={path}>
            <Marked text={label} words={words} />
          </Link>
          {note !== null && (
            <p>
              <Marked text={note} words={words} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
