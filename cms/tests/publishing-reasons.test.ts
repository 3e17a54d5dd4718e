import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ruleTexts } from '../src/content/publish-validation/rule-texts';
import { reasonTexts } from '../src/admin/publishing/reason-texts';
import { translateReason } from '../src/admin/publishing/translate-reason';

test.each([
  ['It leads to /uz/x, where nothing is', '/uz/x manziliga olib boradi, u yerda hech narsa yoʻq'],
  ["The page /uz/news/a can't be rendered: TypeError: x is undefined", '/uz/news/a sahifasini tayyorlab boʻlmadi: administratorga ayting'],
  ['slug claims /uz/news/a, the address of News “A”', '/uz/news/a manzili boshqa yozuvda: manzilni oʻzgartiring'],
  ['News “Kun” (uz): waits for /ru/news/a, its translation', 'News “Kun” (uz): /ru/news/a tarjimasini kutmoqda'],
  [
    '/uz/a: It leads to /uz/x, where nothing is; from is the address of a page',
    '/uz/a: /uz/x manziliga olib boradi, u yerda hech narsa yoʻq; bu manzilda sahifa bor',
  ],
  [
    'It lacks a file (The CMS does not answer for /uploads/a_1.pdf: try again when it is well)',
    'fayli yetishmayapti: /uploads/a_1.pdf fayli hozircha kelmayapti: qayta urinilmoqda',
  ],
  [
    "public/uz/index.html can't be written: the disk is full. Free some space, then try again. The site stays as it was.",
    'diskda joy qolmagan: administratorga ayting',
  ],
  [
    '90 of 200 pages would go at once. The site stays as it was. If it is meant, build it anew: `pnpm site`',
    '200 sahifadan 90 tasi birdaniga oʻchib ketardi, shuning uchun sayt oʻzgarmadi: administratorga ayting',
  ],
])('translates “%s” to Uzbek', (reason, translation) => {
  expect(translateReason(reason, 'uz')).toEqual({ translation, technical: null });
});

test('translates every rule of the contract to Russian, after its field', () => {
  for (const [rule, { ru }] of Object.entries(ruleTexts))
    expect(translateReason(`body ${rule}`, 'ru')).toEqual({ translation: `body ${ru}`, technical: null });
});

/** The folders whose errors become the reason of an entry or of the publisher itself. */
const reasonFolders = [
  ...['assets', 'cms', 'leader-election', 'live-pages', 'render', 'state', 'sync', 'transaction'].map((name) => `publisher/src/${name}`),
  'images/src',
  'pages/src',
];
/** The message of an error that is created, or of its class. */
const errorMessage = /(?:new \w*(?:Error|Upload|Picture)\(|super\()\s*(?:\w+, |'[a-z-]+',\s*)?(?<message>`(?:\\.|[^`\\])*`|'[^']*')/gu;

/** What no editor meets as a reason, with why. */
const notShown: readonly (readonly [message: string, why: string])[] = [
  ['It x', 'a frame around reasons that are translated'],
  ['The page x x', 'a frame around faults of the HTML, which are technical'],
  ['The plan needs no file x', 'a fault of the code'],
  ['It has a place for the slice x, which the build did not leave', 'said within “can’t be rendered”'],
  ['The renderer in x does not start: x', 'ends the publisher'],
  ['The path x x. x', 'a fault of the code'],
  ['x in x is not a x. Publish the whole site again.', 'a released folder that somebody changed by hand'],
  ['The publisher has not read the site yet: try again in a moment. x', 'refuses an undo'],
  ['The site was built anew just now: try again. x', 'refuses an undo'],
  ['Another publisher has just changed the site: try again. x', 'refuses an undo'],
  ['There is nothing that can be undone. x', 'refuses an undo'],
  ["Change x can't be undone: x x", 'refuses an undo'],
  ["Change x is not kept, so it can't be undone. x", 'refuses an undo'],
  ['The font of cards for x is a collection', 'a fault of the code'],
  ['The routes x and x have the same path x', 'a fault of the code'],
  ["x can't become a page:\\nx", 'ends a full build'],
  ['Document x has no version at all', 'a fault of the code'],
  ['The page x has no address', 'a fault of the code'],
  ['The archive of x has no page x', 'a fault of the code'],
  ['x is no period of the calendar', 'a fault of the code'],
  ['This is what a worker runs: see renderer.ts', 'a fault of the code'],
];

/** Lists the messages of errors in the sources of a package, each place filled with `x` or, before “of”, with a number. */
function listMessages(folder: string): string[] {
  const root = path.join(__dirname, '..', '..', 'packages', folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)(?:main\.ts$|test\/)/u.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(errorMessage)].map(({ groups }) =>
      (groups?.['message'] ?? '')
        .slice(1, -1)
        .replaceAll('\\`', '`')
        .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}(?= of | pages)/gu, '2')
        .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/gu, 'x'),
    ),
  );
}

test('translates every reason that an editor can meet, as the sources of the publisher have them', () => {
  // What begins with a small letter is a part of another message, or names a fault by its code.
  const messages = [...new Set(reasonFolders.flatMap(listMessages))].filter((message) => /^(?:[A-Z\d]|x )/u.test(message));
  expect(messages.length).toBeGreaterThan(30);
  const untranslated = messages.filter((message) => translateReason(message, 'ru').technical !== null);
  expect(untranslated.sort()).toEqual(notShown.map(([message]) => message).sort());
});

test('marks technical reasons, with the original words', () => {
  const technical = { translation: 'техническая причина, сообщите администратору' };
  expect(translateReason('TypeError: x is undefined', 'ru')).toEqual({ ...technical, technical: 'TypeError: x is undefined' });
  const within = 'It lacks a file (TypeError: x is undefined)';
  expect(translateReason(within, 'ru')).toEqual({ ...technical, technical: within });
});

test('leaves English unchanged', () => {
  expect(translateReason('It is so', 'en')).toEqual({ translation: 'It is so', technical: null });
});

test('Uzbek has its own letters, and no Cyrillic', () => {
  expect(reasonTexts.filter(({ uz }) => /['’‘`\u0400-\u04ff]/u.test(uz))).toEqual([]);
});
