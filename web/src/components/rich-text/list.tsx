import type { RichTextList } from '@ochiq/contract/fields/rich-text';

import { Inlines } from './inlines';

type Item = { inlines: Extract<RichTextList['children'][number], { type: 'list-item' }>['children']; lists: RichTextList[] };

/** Nests inner lists: the panel's editor puts one after the item that it belongs to, HTML requires it inside. */
function nestLists(list: RichTextList): Item[] {
  const items: Item[] = [];
  for (const child of list.children) {
    const last = items.at(-1);
    if (child.type === 'list-item') items.push({ inlines: child.children, lists: [] });
    else if (last) last.lists.push(child);
    else items.push({ inlines: [], lists: [child] });
  }
  return items;
}

export function List({ list }: { list: RichTextList }) {
  const Tag = list.format === 'ordered' ? 'ol' : 'ul';
  return (
    <Tag>
      {nestLists(list).map(({ inlines, lists }, index) => (
        <li key={index}>
          <Inlines inlines={inlines} />
          {lists.map((inner, place) => (
            <List key={place} list={inner} />
          ))}
        </li>
      ))}
    </Tag>
  );
}
