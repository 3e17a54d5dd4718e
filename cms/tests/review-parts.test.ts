import fc from 'fast-check';

import { combineRules, findRule, isReviewNeeded, mayNeedReview, noRule } from '../src/content/review/rules/needed-approvals';
import { canReadField } from '../src/content/review/readable-fields';
import { describeObstacle, type PublishObstacle } from '../src/content/review/refusal-texts';
import { decisionKinds, reviewActions, reviewStates } from '../src/content/review/review';
import { approvalCounts, outsideApprovals, type ReviewRule, reviewRule, reviewRulesInput } from '../src/content/review/rules/review-rules';
import {
  type ActionContext,
  type CountedDecision,
  countMissing,
  computeReviewState,
  findReviewRefusal,
  isComplete,
  isRoundVoid,
  type Reviewer,
  type ReviewedVersion,
  roundStates,
} from '../src/content/review/review-state';
import type { FileStates } from '../src/content/review/file-states';
import { hashVersion } from '../src/content/review/version-hash';
import { buildListMail, buildReviewMail, type ReviewNews } from '../src/submissions/mail/review-letters';

const news = {
  id: 7,
  documentId: 'news-1',
  locale: 'uz',
  title: 'Quduq',
  slug: 'quduq',
  summary: 'Yangi quduq',
  category: { id: 3, documentId: 'category-1', name: 'Suv' },
  tags: [{ id: 5, documentId: 'tag-1' }],
  cover: { id: 12, alt: 'Quduq', image: { id: 44, documentId: 'f', hash: 'quduq_1', url: '/uploads/quduq_1.png', alternativeText: 'x' } },
  body: [
    { type: 'paragraph', children: [{ type: 'text', text: 'Matn' }] },
    {
      type: 'image',
      children: [{ type: 'text', text: '' }],
      image: { hash: 'b_1', url: '/uploads/b_1.png', alternativeText: 'Nasos', size: 3 },
    },
  ],
};
type News = typeof news;
const hash = (change: Partial<Record<keyof News, unknown>> = {}, states: FileStates = new Map()) =>
  hashVersion('news', { ...news, ...change } as News, states);

describe('the hash of a version', () => {
  test('is the same for the same content, whatever its rows are called and whatever is written about its files', () => {
    expect(hash()).toMatch(/^[\w-]{43}$/u);
    const same: readonly Partial<Record<keyof News, unknown>>[] = [
      { id: 8 },
      { category: { documentId: 'category-1', name: 'Suv xoʻjaligi' } },
      { cover: { ...news.cover, id: 99 } },
      { cover: { ...news.cover, image: { ...news.cover.image, url: '/uploads/other.png', alternativeText: 'y' } } },
      { body: news.body.map((node) => ('image' in node ? { ...node, image: { ...node.image, size: 4, url: '/z.png' } } : node)) },
    ];
    expect(same.map((change) => hash(change))).toEqual(same.map(() => hash()));
  });

  test('is another one for any change that readers could see', () => {
    const changes: readonly Partial<Record<keyof News, unknown>>[] = [
      { title: 'Quduq ' },
      { summary: null },
      { category: { documentId: 'category-2' } },
      { tags: [] },
      { cover: { ...news.cover, alt: 'Boshqa' } },
      { cover: { ...news.cover, image: { ...news.cover.image, id: 45 } } },
      { body: news.body.toReversed() },
      { body: news.body.map((node) => ('image' in node ? { ...node, image: { ...node.image, hash: 'c_1' } } : node)) },
      { body: news.body.map((node) => ('image' in node ? { ...node, image: { ...node.image, alternativeText: 'Boshqa' } } : node)) },
    ];
    expect(new Set([hash(), ...changes.map((change) => hash(change))]).size).toBe(changes.length + 1);
  });

  test('is another one when a file gets other content under its old name', () => {
    const replace = (name: string, replaced: number) => hash({}, new Map([[name, { replaced, words: null }]]));
    expect(replace('quduq_1', 0)).toBe(hash());
    expect(new Set([hash(), replace('quduq_1', 7), replace('quduq_1', 9), replace('b_1', 7), replace('b_1', 9)]).size).toBe(5);
  });

  test('does not depend on the words of the media library that a text without words shows', () => {
    const withWords = (words: string | null, library: string | null) => {
      const body = news.body.map((node) => ('image' in node ? { ...node, image: { ...node.image, alternativeText: words } } : node));
      return hash({ body }, new Map([['b_1', { replaced: 0, words: library }]]));
    };
    expect(withWords('Nasos', 'Nasos')).toBe(withWords(null, null));
    expect(withWords('Quduq', 'Quduq')).toBe(withWords('Nasos', 'Nasos'));
    expect(withWords('Quduq', 'Nasos')).not.toBe(withWords('Nasos', 'Nasos'));
  });

  test('is of one entry, in one language, of one type', () => {
    expect(
      new Set([hash(), hash({ documentId: 'news-2' }), hash({ locale: 'ru' }), hashVersion('announcement', news, new Map())]).size,
    ).toBe(4);
  });

  test('depends on every letter of every text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(hash({ title: one }) === hash({ title: other })).toBe(one === other);
      }),
    );
  });
});

const anyNeeded = fc.record({ approvals: fc.constantFrom(...approvalCounts), outside: fc.constantFrom(...outsideApprovals) });
const anyPersonId = fc.integer({ min: 1, max: 4 });
const anyDecision: fc.Arbitrary<CountedDecision> = fc.oneof(
  fc.record({ kind: fc.constantFrom('approved', 'changes-asked', 'skipped'), author: anyPersonId, invitedBy: fc.constant(null) }),
  fc.record({ kind: fc.constantFrom('agreed', 'objected'), author: fc.constant(null), invitedBy: anyPersonId }),
) as fc.Arbitrary<CountedDecision>;

const approvedBy = (author: number): CountedDecision => ({ kind: 'approved', author, invitedBy: null });
const agreedFor = (invitedBy: number): CountedDecision => ({ kind: 'agreed', author: null, invitedBy });

const rule = (fields: Partial<ReviewRule> = {}): ReviewRule => ({
  ...{ type: 'page', section: null, locale: null, approvals: 1, outside: 'none', skippedBy: [] },
  ...fields,
});
const at = (...places: string[]) => ({ type: 'page', locale: 'uz', places });

describe('the rule of an entry', () => {
  test('is the narrowest: of the nearest page, then of the language', () => {
    const rules = [
      rule(),
      rule({ locale: 'uz', approvals: 2 }),
      rule({ section: 'section:activities', approvals: 0, outside: 'required' }),
      rule({ section: 'page:above', skippedBy: ['chief'] }),
    ];
    expect(findRule(rules, at('page:own'))).toMatchObject({ approvals: 2 });
    expect(findRule(rules, { ...at('page:own'), locale: 'ru' })).toMatchObject({ approvals: 1, skippedBy: [] });
    expect(findRule(rules, at('page:own', 'section:activities'))).toMatchObject({ approvals: 0, outside: 'required' });
    expect(findRule(rules, at('page:own', 'page:above', 'section:activities'))).toMatchObject({ approvals: 1, skippedBy: ['chief'] });
    expect(findRule(rules, { type: 'news', locale: 'uz', places: [] })).toEqual(noRule);
  });

  test('asks for what both places ask for, where a page moves', () => {
    const colleagues = { approvals: 2, outside: 'none' } as const;
    const outsider = { approvals: 1, outside: 'required' } as const;
    const strict = { ...colleagues, each: [colleagues], skippedBy: ['chief', 'head'] };
    const other = { ...outsider, each: [outsider], skippedBy: ['head'] };
    expect(combineRules(strict, other)).toEqual({
      ...{ approvals: 2, outside: 'required', skippedBy: ['head'] },
      each: [colleagues, outsider],
    });
    expect(combineRules(strict, noRule)).toEqual(strict);
    expect(combineRules(noRule, other)).toEqual(other);
  });

  test('asks for no less than each place alone, where a page moves', () => {
    const find = (fields: Partial<ReviewRule>) => findRule([rule(fields)], at());
    const both = combineRules(find({ approvals: 2 }), find({ approvals: 1, outside: 'required' }));
    const said: CountedDecision[] = [approvedBy(1), agreedFor(9)];
    expect(countMissing(both.each, said)).toEqual({ approvals: 1, outside: false });
    expect(isComplete(countMissing(both.each, [...said, approvedBy(2)]))).toBe(true);
    expect(countMissing(both.each, [approvedBy(1), approvedBy(2)])).toEqual({ approvals: 0, outside: true });
    fc.assert(
      fc.property(anyNeeded, anyNeeded, fc.array(anyDecision), (one, other, decisions) => {
        const combined = combineRules(find(one), find(other));
        const alone = [one, other].every((needed) => isComplete(countMissing([needed], decisions)));
        expect(isComplete(countMissing(combined.each, decisions))).toBe(alone);
      }),
    );
  });

  test('is never for the emergency banner, for sections of other types, or twice for the same', () => {
    expect(reviewRule.safeParse(rule()).success).toBe(true);
    expect(reviewRule.safeParse({ ...rule(), type: 'alert' }).success).toBe(false);
    expect(reviewRule.safeParse({ ...rule(), type: 'news', section: 'section:news' }).success).toBe(false);
    expect(reviewRulesInput.safeParse({ revision: 0, rules: [rule(), rule({ approvals: 2 })] }).success).toBe(false);
    expect(reviewRulesInput.safeParse({ revision: 0, rules: [rule(), rule({ locale: 'uz' })] }).success).toBe(true);
  });

  test('is looked for only where one may ask for something', () => {
    expect(mayNeedReview([rule({ approvals: 0 })], 'page', ['uz'])).toBe(false);
    expect(mayNeedReview([rule({ locale: 'ru' })], 'page', ['uz'])).toBe(false);
    expect(mayNeedReview([rule({ locale: 'ru' })], 'page', ['uz', 'ru'])).toBe(true);
  });
});

describe('what is missing', () => {
  test('is counted by persons, and all people outside count as one', () => {
    const two = { approvals: 2, outside: 'counts' } as const;
    expect(countMissing([two], [])).toEqual({ approvals: 2, outside: false });
    const twice = [1, 1].map(approvedBy);
    expect(countMissing([two], twice)).toEqual({ approvals: 1, outside: false });
    const friends = [5, 5, 6].map(agreedFor);
    expect(countMissing([two], friends)).toEqual({ approvals: 1, outside: false });
    expect(isComplete(countMissing([two], [...friends, approvedBy(1)]))).toBe(true);
    expect(countMissing([{ approvals: 1, outside: 'none' }], friends)).toEqual({ approvals: 1, outside: false });
    expect(countMissing([{ approvals: 1, outside: 'required' }], twice)).toEqual({ approvals: 0, outside: true });
    expect(isComplete(countMissing([{ approvals: 1, outside: 'required' }], friends))).toBe(true);
  });

  test('is not given twice by one colleague, who approves and invites a person outside, in either order', () => {
    const two = { approvals: 2, outside: 'counts' } as const;
    for (const said of [
      [approvedBy(1), agreedFor(1)],
      [agreedFor(1), approvedBy(1)],
    ]) {
      expect(countMissing([two], said)).toEqual({ approvals: 1, outside: false });
      expect(isComplete(countMissing([two], [...said, approvedBy(2)]))).toBe(true);
      expect(isComplete(countMissing([two], [...said, agreedFor(2)]))).toBe(true);
    }
  });

  test('never grows by what a person says', () => {
    fc.assert(
      fc.property(anyNeeded, fc.array(anyDecision), anyDecision, (needed, decisions, next) => {
        const [before, after] = [countMissing([needed], decisions), countMissing([needed], [...decisions, next])];
        expect(after.approvals).toBeLessThanOrEqual(before.approvals);
        expect(after.outside && !before.outside).toBe(false);
      }),
    );
  });

  test('is nothing only if enough different persons have approved, or one has skipped', () => {
    fc.assert(
      fc.property(anyNeeded, fc.array(anyDecision), (needed, decisions) => {
        if (!isReviewNeeded(needed) || !isComplete(countMissing([needed], decisions))) return;
        const people = new Set(decisions.filter(({ kind }) => kind === 'approved').map(({ author }) => author)).size;
        const outside = decisions.some(({ kind }) => kind === 'agreed') && needed.outside !== 'none' ? 1 : 0;
        expect(decisions.some(({ kind }) => kind === 'skipped') || people + outside >= needed.approvals).toBe(true);
      }),
    );
  });
});

const anyVersion: fc.Arbitrary<ReviewedVersion> = fc.record({
  version: fc.constantFrom('a', 'b'),
  isLive: fc.boolean(),
  needed: fc.array(anyNeeded, { maxLength: 2 }),
  round: fc.option(
    fc.record({
      hash: fc.constantFrom('a', 'b'),
      state: fc.constantFrom(...roundStates),
      decisions: fc.array(anyDecision, { maxLength: 5 }),
    }),
  ),
});

describe('the state of a draft', () => {
  test.each([
    [null, false, 'draft'],
    [null, true, 'published'],
    [{ hash: 'a', state: 'open', decisions: [] }, false, 'submitted'],
    [{ hash: 'b', state: 'open', decisions: [{ kind: 'approved', author: 1, invitedBy: null }] }, false, 'draft'],
    [{ hash: 'a', state: 'open', decisions: [{ kind: 'approved', author: 1, invitedBy: null }] }, false, 'approved'],
    [{ hash: 'a', state: 'open', decisions: [{ kind: 'skipped', author: 1, invitedBy: null }] }, false, 'skipped'],
    [{ hash: 'b', state: 'changes-asked', decisions: [] }, false, 'changes-asked'],
    [{ hash: 'a', state: 'void', decisions: [{ kind: 'approved', author: 1, invitedBy: null }] }, false, 'draft'],
    [{ hash: 'a', state: 'withdrawn', decisions: [{ kind: 'approved', author: 1, invitedBy: null }] }, false, 'draft'],
    [{ hash: 'a', state: 'published', decisions: [{ kind: 'approved', author: 1, invitedBy: null }] }, false, 'draft'],
  ] as const)('follows from %j, live: %j', (round, isLive, state) => {
    expect(computeReviewState({ version: 'a', isLive, needed: [{ approvals: 1, outside: 'none' }], round })).toBe(state);
  });

  test('is approved for exactly the version that was submitted, and for no later one', () => {
    fc.assert(
      fc.property(anyVersion, (reviewed) => {
        const state = computeReviewState(reviewed);
        const { round, version, needed } = reviewed;
        if (state === 'approved' || state === 'skipped' || state === 'submitted') {
          expect([round?.state, round?.hash]).toEqual(['open', version]);
          expect(isRoundVoid(reviewed)).toBe(false);
        }
        if (state === 'approved') expect(isComplete(countMissing(needed, round?.decisions ?? []))).toBe(true);
      }),
    );
  });
});

const anyPerson: fc.Arbitrary<Reviewer> = fc.record({
  ...{ mayUpdate: fc.boolean(), mayReview: fc.boolean(), mayPublish: fc.boolean(), maySkip: fc.boolean() },
  ...{ isAuthor: fc.boolean(), isSubmitter: fc.boolean(), isSuccessor: fc.boolean(), hasApproved: fc.boolean() },
});
const anyContext: fc.Arbitrary<ActionContext> = fc.record({
  state: fc.constantFrom(...reviewStates),
  needed: anyNeeded,
  missing: fc.record({ approvals: fc.nat(2), outside: fc.boolean() }),
  hasPage: fc.boolean(),
});

describe('what a person may do', () => {
  test('is never to approve, to ask for changes or to invite for what they wrote or submitted themselves', () => {
    fc.assert(
      fc.property(anyPerson, anyContext, fc.constantFrom('approve', 'ask-for-changes', 'invite' as const), (person, context, action) => {
        if (person.isAuthor || person.isSubmitter) expect(findReviewRefusal(action, person, context)).not.toBeNull();
      }),
    );
  });

  test('is nothing at all without a right', () => {
    const stranger: Reviewer = {
      ...{ mayUpdate: false, mayReview: false, mayPublish: false, maySkip: true },
      ...{ isAuthor: false, isSubmitter: false, isSuccessor: false, hasApproved: false },
    };
    fc.assert(
      fc.property(fc.constantFrom(...reviewActions), anyContext, (action, context) => {
        expect(findReviewRefusal(action, stranger, context)).toBe('no-right');
      }),
    );
  });

  test('is to publish only what is approved, skipped or live, where a rule asks for something', () => {
    fc.assert(
      fc.property(anyPerson, anyContext, (person, context) => {
        if (!isReviewNeeded(context.needed) || findReviewRefusal('publish', person, context) !== null) return;
        expect(['approved', 'skipped', 'published']).toContain(context.state);
      }),
    );
  });

  test('is to skip a rule only by a role that it names, and with the right to publish', () => {
    fc.assert(
      fc.property(anyPerson, anyContext, (person, context) => {
        if (findReviewRefusal('skip', person, context) === null) expect([person.maySkip, person.mayPublish]).toEqual([true, true]);
      }),
    );
  });
});

describe('remarks', () => {
  const check = (readable: readonly string[]) => (_: string, field?: string) => field === undefined || readable.includes(field);

  test('are shown to who may read the field that they are on', () => {
    expect(canReadField('news', null, check([]))).toBe(true);
    expect(canReadField('news', 'title', check(['title']))).toBe(true);
    expect(canReadField('news', 'title', check(['summary']))).toBe(false);
    expect(canReadField('news', 'cover.alt', check(['cover.alt']))).toBe(true);
    expect(canReadField('news', 'cover.alt', check(['cover.image']))).toBe(false);
    expect(canReadField('page', 'blocks.2.text', check(['blocks']))).toBe(true);
    expect(canReadField('page', 'blocks.2.text', check(['title']))).toBe(false);
  });

  test('are on no field that a type does not have', () => {
    expect(canReadField('news', 'constructor', check(['constructor']))).toBe(false);
    expect(canReadField('news', 'password', check(['password']))).toBe(false);
  });
});

describe('the sentence of a refusal', () => {
  const obstacle: PublishObstacle = {
    ...{ title: 'Quduq', locale: 'uz', state: 'draft', isVoid: false, missing: { approvals: 1, outside: false } },
    reviewers: ['Malika Karimova', 'Otabek Usmonov'],
  };

  test('says what is missing, what to do, and who may approve', () => {
    expect(describeObstacle('en', obstacle)).toBe(
      '“Quduq” (uz) can’t be published yet: one other person has to approve it. Submit it for review first. It can be approved by Malika Karimova, Otabek Usmonov.',
    );
    expect(describeObstacle('ru', { ...obstacle, state: 'submitted' })).toBe(
      'Запись «Quduq» (uz) пока нельзя опубликовать: её должен согласовать ещё один сотрудник. Она на согласовании. Согласовать могут: Malika Karimova, Otabek Usmonov.',
    );
    expect(describeObstacle('uz', { ...obstacle, isVoid: true, reviewers: [] })).toBe(
      '“Quduq” (uz) yozuvini hali eʼlon qilib boʻlmaydi: uni yana bir xodim tasdiqlashi kerak. Yuborilganidan keyin matn oʻzgartirilgan: uni qaytadan yuboring. Hozircha tasdiqlash huquqi hech kimda yoʻq: administratorga murojaat qiling.',
    );
  });

  test('names a few people, and counts the others', () => {
    const reviewers = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    expect(describeObstacle('en', { ...obstacle, reviewers })).toMatch(/approved by A, B, C, D, E and 2 more\.$/u);
  });

  test('names nobody where only people outside are asked', () => {
    const text = describeObstacle('en', { ...obstacle, state: 'submitted', missing: { approvals: 0, outside: true } });
    expect(text).toBe('“Quduq” (uz) can’t be published yet: an approval from outside is missing. It is being reviewed.');
  });
});

test('every kind of decision is either counted or not, in all that is known', () => {
  const counted = decisionKinds.map(
    (kind) =>
      countMissing([{ approvals: 1, outside: 'counts' }], [kind === 'agreed' ? agreedFor(2) : { kind, author: 1, invitedBy: null }])
        .approvals,
  );
  expect(counted).toEqual([0, 1, 0, 0, 1]);
});

test('a letter says that a translation is no longer the reader’s to make, in the words of the button that takes it back', () => {
  const about = { kind: 'unassigned', title: 'Quduq', typeName: 'X', locale: 'ru', by: 'Malika' } as const;
  const taken: ReviewNews = { ...about, note: '', dueOn: null, meantFor: null };
  const letters = (['uz', 'ru'] as const).flatMap((language) => [
    buildReviewMail(language, 'a@ochiq.example', taken),
    buildListMail(language, 'a@ochiq.example', [taken, taken]),
  ]);
  expect(letters.map(({ subject }) => subject)).toEqual([
    ...['Endi tarjima qilishingiz shart emas: Quduq', 'Endi tarjima qilishingiz shart emas: 2 ta yozuv'],
    ...['Переводить больше не нужно: Quduq', 'Переводить больше не нужно: записей — 2'],
  ]);
  const words = ['topshiriq qaytarib olindi', 'topshiriq qaytarib olindi', 'поручение отменено', 'поручение отменено'];
  expect(letters.map(({ body }, index) => body.includes(words[index] ?? ''))).toEqual([true, true, true, true]);
});
