import fc from 'fast-check';

import { applyEdits, copyMissing, type SegmentEdits } from '../src/content/translations/segments/apply-edits';
import { listSegments } from '../src/content/translations/segments/list-segments';
import type { EntryValues } from '../src/content/translations/segments/part';
import { describePlace, placeEdits } from '../src/content/translations/segments/place-edits';

/** A paragraph by what it is about, in each language by how often it was worded anew. */
type Paragraph = { about: number; wording: number };

const toWords = (prefix: string, { about, wording }: Paragraph) =>
  [...['a', 'b', 'c', 'd', 'e'].map((end) => `${prefix}${String(about)}${end}`), ...Array.from({ length: wording }, () => 'yana')].join(
    ' ',
  );
const toEntry = (lines: readonly string[]): EntryValues => ({
  blocks: [
    { __component: 'block.text', body: lines.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })) },
    { __component: 'block.quote', text: 'Iqtibos' },
  ],
});
/** Writes paragraphs of the source: those that came later have numbers, which translations have, too. */
const isNumbered = ({ about }: Paragraph) => about >= 100;
const toSource = (paragraph: Paragraph) => toWords('asl', paragraph) + (isNumbered(paragraph) ? ` ${String(paragraph.about)}` : '');
const toTarget = (paragraph: Paragraph) => toWords('рус', paragraph) + (isNumbered(paragraph) ? ` ${String(paragraph.about)}` : '');
const readAbout = (text: string | null): number => Number(/\p{L}(\d+)a/u.exec(text ?? '')?.[1] ?? NaN);

type Step = { kind: 'insert' | 'remove' | 'reword' | 'translate' | 'rewrite' | 'copy' | 'save'; at: number };
const steps = fc.array(
  fc.record({ kind: fc.constantFrom<Step['kind']>('insert', 'remove', 'reword', 'translate', 'rewrite', 'copy', 'save'), at: fc.nat(20) }),
  { minLength: 1, maxLength: 12 },
);

const toSteps = (all: string): Step[] =>
  all.split(' ').map((step) => {
    const [kind = '', at = ''] = step.split(':');
    return { kind: kind as Step['kind'], at: Number(at) };
  });
/** What was wrong once. */
const examples: [number, Step[]][] = [
  [1, toSteps('remove:0 insert:0 translate:0 remove:0 insert:0')],
  [1, toSteps('rewrite:0 insert:0 copy:0 remove:3 rewrite:0 copy:0 insert:0')],
];

/** A page in two languages, of which the source is published again and the translation is saved piece by piece. */
class TranslatedPage {
  readonly before: Paragraph[];
  source: Paragraph[];
  target: EntryValues;
  edits: SegmentEdits = {};
  /** What the translation says in no word as it did, and without a number that tells of which paragraph it is. */
  readonly rewritten = new Set<number>();
  private fresh = 100;
  private wording = 1;

  constructor(count: number) {
    this.before = Array.from({ length: count }, (_, about) => ({ about, wording: 0 }));
    this.source = this.before;
    this.target = toEntry(this.before.map(toTarget));
  }

  split() {
    const [source, before, live] = [this.source.map(toSource), this.before.map(toSource), this.before.map(toTarget)].map(toEntry);
    const lists = { source: source ?? {}, target: this.target, before: before ?? null, live: live ?? null };
    const entry = listSegments('page', lists, ['blocks']);
    return { ...entry, lines: entry.segments.filter(({ source: own, target }) => own !== 'Iqtibos' && target !== 'Iqtibos') };
  }

  private type(at: number, reword: (paragraph: Paragraph, former: string) => string): void {
    const { segments, lines } = this.split();
    const writable = lines.filter(({ path, source }) => path !== null && source !== null);
    const segment = writable[at % Math.max(writable.length, 1)];
    const paragraph = this.source.find(({ about }) => about === readAbout(segment?.source ?? null));
    if (!segment || !paragraph) return;
    const text = reword({ ...paragraph, wording: (this.wording += 1) % 3 }, segment.target ?? '');
    this.edits = { ...this.edits, [segment.id]: { text, base: segment.target ?? '', ...describePlace(segment, segments) } };
  }

  private save(): void {
    this.target = applyEdits(this.target, this.split().segments, this.edits);
    this.edits = {};
    const { lines } = this.split();
    for (const about of [...this.rewritten])
      if (!lines.some(({ target }) => target?.startsWith(`Другое${String(about)}a`))) this.rewritten.delete(about);
  }

  take({ kind, at }: Step): void {
    const place = at % Math.max(this.source.length, 1);
    if (kind === 'insert') this.source = this.source.toSpliced(place, 0, { about: (this.fresh += 1), wording: 0 });
    if (kind === 'remove') this.source = this.source.toSpliced(place, 1);
    if (kind === 'reword') this.source = this.source.map((one, index) => (index === place ? { ...one, wording: one.wording + 1 } : one));
    if (kind === 'translate') this.type(at, (paragraph) => toTarget(paragraph));
    if (kind === 'rewrite')
      this.type(at, (paragraph) => {
        const { about } = paragraph;
        if (!isNumbered(paragraph)) this.rewritten.add(about);
        return `Другое${String(about)}a ${isNumbered(paragraph) ? String(about) : ''}`;
      });
    if (kind === 'save') this.save();
    if (kind === 'copy') {
      this.save();
      this.target = copyMissing(this.target, this.split().missing);
      // All that was copied is translated.
      for (const { state } of this.split().lines)
        if (state === 'untranslated') {
          const { segments, lines } = this.split();
          const copied = lines.find((one) => one.state === 'untranslated');
          const paragraph = this.source.find(({ about }) => about === readAbout(copied?.source ?? null));
          if (copied && paragraph)
            this.target = applyEdits(this.target, segments, { [copied.id]: { text: toTarget(paragraph), base: copied.target ?? '' } });
        }
    }
    this.edits = placeEdits(this.edits, this.split().segments);
  }
}

test('each paragraph stands beside its translation, whatever is put in, left out and saved; typed text is at no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), steps, (count, all) => {
      const page = new TranslatedPage(count);
      for (const step of all) {
        page.take(step);
        const { lines } = page.split();
        const pairs = lines.map(({ source, target, state }) => ({ source: readAbout(source), target: readAbout(target), state }));
        const sources = page.source.map(({ about }) => about);
        const targets = pairs.map(({ target }) => target).filter((about) => !Number.isNaN(about));
        for (const { source, target, state } of pairs) {
          if (source === target || page.rewritten.has(source) || page.rewritten.has(target)) continue;
          // A paragraph in the place of one that is no more is one that was changed.
          const isReplaced = !sources.includes(target) && !targets.includes(source);
          // What was never published is not known to be of an earlier one.
          const isMarked = ['changed', 'done'].includes(state) || isNumbered({ about: target, wording: 0 });
          const isAlone = Number.isNaN(source)
            ? state === 'extra' && !sources.includes(target)
            : state === 'missing' && !targets.includes(source);
          expect({ step, all, pairs, is: isAlone || (isReplaced && isMarked) }).toMatchObject({ is: true });
        }
        for (const [id, { text }] of Object.entries(page.edits)) {
          const shown = lines.find((segment) => segment.id === id);
          const at = [shown?.source ?? null, shown?.target ?? null].map(readAbout);
          if (shown)
            expect({ step, all, typed: readAbout(text), at }).toMatchObject({ at: expect.arrayContaining([readAbout(text)]) as unknown });
        }
      }
    }),
    { numRuns: 300, examples },
  );
});

test('a saved correction moves no pair of a long page whose source has a new first paragraph, and none is copied twice', () => {
  const page = new TranslatedPage(80);
  page.take({ kind: 'insert', at: 0 });
  for (const kind of ['translate', 'save'] as const) page.take({ kind, at: 2 });
  const { lines, missing } = page.split();
  expect(lines.map(({ source, target }) => [readAbout(source), readAbout(target)])).toEqual([
    [101, NaN],
    ...Array.from({ length: 80 }, (_, about) => [about, about]),
  ]);
  expect(missing).toMatchObject([{ kind: 'item', at: 0 }]);
});
