import type { RichTextView as Text } from '@ochiq/pages/view-models/rich-text';
import { screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { RichText } from '../rich-text/rich-text';
import { getBlockAnchors, getTextAnchors } from './heading-anchors';
import { ContentsLayout } from './table-of-contents';

const heading = (level: number, text: string): Text[number] => ({
  type: 'heading',
  depth: level - 2,
  label: text,
  children: [{ type: 'text', text }],
});
function LongText({ text }: { text: Text }) {
  const places = getTextAnchors(text);
  return (
    <ContentsLayout anchors={places} lang={null}>
      <RichText text={text} anchors={places} />
    </ContentsLayout>
  );
}

const contents = () => screen.queryByRole('navigation', { name: 'On this page' });

it('leads to every heading of the second level of a long text, and to no other', () => {
  const { container } = show(<LongText text={[heading(2, 'Wells'), heading(3, 'Depth'), heading(2, 'Wells'), heading(2, 'Main')]} />);
  const anchors = [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect([...new Set(anchors)]).toEqual(['#wells', '#wells-2', '#main-2']);
  for (const anchor of anchors) expect(container.querySelectorAll(`h2${anchor ?? ''}`)).toHaveLength(1);
});

it('leaves a short text alone', () => {
  show(<LongText text={[heading(2, 'Wells'), heading(2, 'Springs')]} />);
  expect(contents()).toBeNull();
});

it('knows the titles of blocks and the headings in their texts, in the order of the page', () => {
  const places = getBlockAnchors([
    { kind: 'facts', title: 'Figures', facts: [] },
    { kind: 'text', body: [heading(2, 'Rules'), heading(2, '')] },
    { kind: 'gallery', title: null, pictures: [] },
    { kind: 'accordion', title: 'Rules', items: [] },
  ]);
  expect([...places.values()]).toEqual([
    { id: 'figures', label: 'Figures' },
    { id: 'rules', label: 'Rules' },
    { id: 'rules-2', label: 'Rules' },
  ]);
});
