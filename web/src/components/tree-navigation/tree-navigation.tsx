import type { TreeItem, TreeView } from '@ochiq/pages/view-models/page-tree';

import { Link } from '../link/link';
import * as styles from './tree-navigation.module.css';

function TreeItems({ items }: { items: readonly TreeItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ label, path, lang, current, items: below }) => (
        <li key={path}>
          <Link className={styles.entry} to={path} lang={lang} current={current ? 'page' : undefined}>
            {label}
          </Link>
          {below.length > 0 && <TreeItems items={below} />}
        </li>
      ))}
    </ul>
  );
}

/** Renders the part of the tree around a page: in a side column where the page is wide, after the text where it is narrow. */
export function TreeNavigation({ tree: { top, items } }: { tree: TreeView }) {
  return (
    <nav className={styles.tree} aria-label={top.label}>
      <Link className={styles.top} to={top.path} lang={top.lang}>
        {top.label}
      </Link>
      <TreeItems items={items} />
    </nav>
  );
}
