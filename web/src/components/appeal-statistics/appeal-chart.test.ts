import type { StatisticView } from '@ochiq/pages/page-builders/citizens';
import { appealOutcomes } from '@ochiq/pages/view-models/appeal-outcomes';
import { createRandom } from '@ochiq/artwork/random';

import { buildBars } from './appeal-chart';

const random = createRandom('appeals');

function statistic(): StatisticView {
  const counts = appealOutcomes.map(() => Math.floor(random() ** 3 * 100_000));
  const received = counts.reduce((sum, some) => sum + some, 0);
  const parts = appealOutcomes.map((outcome, index) => ({ outcome, count: counts[index] ?? 0, text: '', share: '' }));
  return { id: 'id', period: '', received, receivedText: String(received), outcomes: parts, note: null, channels: [] };
}

it('lays the parts of a bar one after the other, within the picture, up to its end', () => {
  for (const { segments, end } of Array.from({ length: 30 }, () => buildBars([statistic(), statistic(), statistic()])).flat()) {
    let at = 0;
    for (const { from, size } of segments) {
      expect(from).toBeCloseTo(at, 1);
      expect(size).toBeGreaterThan(0);
      at = from + size;
    }
    expect(at).toBeCloseTo(end, 1);
    expect(end).toBeLessThan(100);
  }
});

it('draws nothing where nothing came', () => {
  const none: StatisticView = { id: 'a', period: '', received: 0, receivedText: '0', outcomes: [], note: null, channels: [] };
  expect(buildBars([none])).toEqual([{ id: 'a', period: '', total: '0', segments: [], end: 0 }]);
});
