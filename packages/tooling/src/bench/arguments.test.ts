import { benchArguments } from './arguments.ts';

it('takes a bench with its defaults', () => {
  expect(benchArguments(['lighthouse'])).toEqual({ name: 'lighthouse', runs: 3, only: null });
});

it('takes the number of runs and a template', () => {
  expect(benchArguments(['--', 'lighthouse', '--runs', '1', '--only', 'news-list'])).toEqual({
    name: 'lighthouse',
    runs: 1,
    only: 'news-list',
  });
});

it('asks for nothing without a name', () => {
  expect(benchArguments([])).toBeNull();
});

it.each([
  [['speed'], 'There is no bench “speed”: there are lighthouse, pages, scripts, search.'],
  [['lighthouse', 'pages'], 'There is no bench “lighthouse pages”'],
  [['lighthouse', '--runs', '0'], '--runs must be 1 or more'],
  [['lighthouse', '--runs', 'many'], '--runs must be a number'],
  [['lighthouse', '--fast'], '--fast'],
])('refuses %j in a sentence', (args, sentence) => {
  expect(() => benchArguments(args)).toThrow(sentence);
});
