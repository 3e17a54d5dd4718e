import { findTemplateHints } from '../src/content/publish-validation/template-hints';
import { findTemplateHint, toHint } from '../src/content/starters/template-hint';
import { administrator, createEntriesClient, getDocumentId } from './support/panel';

const formatted = (words: string) => [{ type: 'paragraph', children: [{ type: 'text', text: words }] }];

test('finds a hint, and what is left of one', () => {
  expect([toHint('Yozing'), 'a [[b', 'b]] c', 'a [b] c', ''].map(findTemplateHint)).toEqual(['Yozing', 'b', 'b', null, null]);
  expect(findTemplateHint(`]] ${toHint('b')}`)).toBe('b');
});

test('names the block and quotes the hint, once for each field', () => {
  const issues = findTemplateHints({
    lead: toHint('Nima uchun?'),
    blocks: [
      { __component: 'block.text', body: [...formatted(toHint('Bir')), ...formatted(toHint('Ikki'))] },
      { __component: 'block.contacts', title: 'Aloqa', contacts: [{ label: toHint('Kim') }] },
    ],
  });
  expect(issues.map(({ path, message }) => [path.join('.'), message.en])).toEqual([
    ['lead', 'still says what to write: “Nima uchun?”. Write your own text there, or delete it'],
    ['blocks.0.body', 'still says what to write in the block “Text”: “Bir”. Write your own text there, or delete it'],
    ['blocks.1.contacts.0.label', 'still says what to write in the block “Contacts”: “Kim”. Write your own text there, or delete it'],
  ]);
  expect(issues[1]?.message).toMatchObject({
    uz: expect.stringContaining('“Matn” blokida') as string,
    ru: expect.stringContaining('в блоке «Текст»') as string,
  });
});

test('publishing refuses a hint that is left, saving a draft does not', async () => {
  const editor = administrator();
  const pages = createEntriesClient(editor, 'page', 'uz');
  const blocks = (words: string) => [{ __component: 'block.text', body: formatted(words) }];
  const draft = await pages.create({ title: 'Andoza', slug: 'andoza-sinov', blocks: blocks(toHint('Maqsadni yozing')) });
  expect(draft.status).toBe(201);
  const id = getDocumentId(draft);
  const refused = await pages.publish(id);
  expect([refused.status, refused.body.error?.name]).toEqual([400, 'ValidationError']);
  expect(refused.body.error?.message).toContain('в блоке «Текст» осталась подсказка шаблона: «Maqsadni yozing»');
  expect((await pages.publish(id, { blocks: blocks('Maqsad aniq.') })).status).toBe(200);
});
