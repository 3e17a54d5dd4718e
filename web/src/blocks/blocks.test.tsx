import type { BlockView } from '@ochiq/pages/view-models/block';
import { screen } from '@testing-library/react';

import { examplePage } from '../../test/example-pages';
import { show } from '../../test/show';
import type { BlockKind } from './block-props';
import { Blocks, registry } from './blocks';
import { pageBlocks } from './page-blocks';

const kinds = Object.keys({ ...registry, ...pageBlocks }) as BlockKind[];
const full = [
  ...examplePage<'section'>('about', { form: 'en' }).body.section.blocks,
  ...examplePage<'section'>('page', { form: 'en', path: '/en/activities/climate' }).body.section.blocks,
];
const bare = examplePage<'section'>('activities', { set: 'bare', form: 'en' }).body.section.blocks;

it('has an example of every kind of block', () => {
  expect([...new Set(full.map(({ kind }) => kind))].sort()).toEqual([...kinds].sort());
});

it.each([...full, ...bare].map((block): [string, BlockView] => [block.kind, block]))('shows a block of the kind %s', (_, block) => {
  const { container } = show(<Blocks blocks={[block]} lang={null} more={pageBlocks} />);
  expect(`${container.textContent}${container.querySelector('img')?.alt ?? ''}`).not.toBe('');
});

it('says in which language the editor’s words are, but not that of cards that have their own', () => {
  const { section } = examplePage<'section'>('audit', { form: 'en' }).body;
  show(<Blocks blocks={section.blocks} lang={section.lang} />);
  expect(screen.getByRole('heading', { name: 'Основные документы' })).toHaveAttribute('lang', 'ru');
  expect(screen.getByRole('link', { name: 'On the use of groundwater' }).closest('[lang]')).toBeNull();
  expect(screen.getByRole('link', { name: 'Odob-axloq qoidalari' })).toHaveAttribute('lang', 'uz');
});
