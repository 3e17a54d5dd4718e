import type { RichTextView } from '../rich-text.ts';
import { getRichTextWords } from './words-of-text.ts';

test('returns the words of every block, also of cells, callouts, files, videos and notes', () => {
  const words = (text: string) => [{ type: 'text' as const, text }];
  const view: RichTextView = [
    { type: 'paragraph', children: [...words('one'), { type: 'note', number: '1', note: 'note_1', label: 'Note 1' }] },
    { type: 'table', caption: null, label: 'Table', headings: [], rows: [[words('two')]], named: true },
    { type: 'callout', kind: 'danger', title: 'Danger', children: [{ type: 'paragraph', children: words('three') }] },
    { type: 'files', files: [{ title: 'four', href: '/media/a.pdf', format: 'PDF', size: '1 KB' }] },
    { type: 'video', video: { title: 'five', src: '/media/a.mp4', caption: null, own: true, captions: null } },
    { type: 'notes', id: 'notes_', title: 'Notes', children: [{ id: 'note_1', back: 'Back', children: words('six') }] },
  ];
  const found = getRichTextWords(view);
  for (const word of ['one', 'two', 'three', 'four', 'five', 'six']) expect(found).toContain(word);
});
