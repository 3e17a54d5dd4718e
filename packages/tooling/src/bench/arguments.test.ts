import { parseBenchArguments } from './arguments.ts';

it('parses a benchmark with its defaults', () => {
  expect(parseBenchArguments(['lighthouse'])).toEqual({ name: 'lighthouse', runs: 3, only: null });
});

it('parses the number of runs and a template', () => {
  expect(parseBenchArguments(['--', 'lighthouse', '--runs', '1', '--only', 'news-list'])).toEqual({
    name: 'lighthouse',
    runs: 1,
    only: 'news-list',
  });
});

it('parses the sizes of the site, and the limit for builds', () => {
  expect(parseBenchArguments(['publish'])).toEqual({ name: 'publish', runs: 50, entries: [100, 1000, 10_000], buildUpTo: 1000 });
  expect(parseBenchArguments(['publish', '--entries', '1000,100,100', '--build-up-to', '0', '--runs', '5'])).toEqual({
    name: 'publish',
    runs: 5,
    entries: [100, 1000],
    buildUpTo: 0,
  });
});

it('parses the sizes for complete builds', () => {
  expect(parseBenchArguments(['build'])).toEqual({ name: 'build', entries: [100, 1000, 10_000] });
  expect(parseBenchArguments(['build', '--entries', '300'])).toEqual({ name: 'build', entries: [300] });
});

it('parses what is measured for a page’s processor time, and whether it is stored', () => {
  expect(parseBenchArguments(['page-cpu'])).toEqual({ name: 'page-cpu', release: null, write: false });
  expect(parseBenchArguments(['page-cpu', '--release', 'site/current', '--write'])).toEqual({
    name: 'page-cpu',
    release: 'site/current',
    write: true,
  });
});

it('parses for how long how many people save', () => {
  expect(parseBenchArguments(['saves'])).toEqual({ name: 'saves', seconds: 300, editors: 20, postgres: false });
  const few = ['saves', '--seconds', '20', '--editors', '4', '--postgres'];
  expect(parseBenchArguments(few)).toEqual({ name: 'saves', seconds: 20, editors: 4, postgres: true });
});

it('parses how often the panel is loaded, and with how many entries', () => {
  expect(parseBenchArguments(['panel'])).toEqual({ name: 'panel', runs: 20, entries: 100 });
  expect(parseBenchArguments(['panel', '--runs', '5', '--entries', '10000'])).toEqual({ name: 'panel', runs: 5, entries: 10_000 });
  expect(() => parseBenchArguments(['panel', '--entries', '5'])).toThrow('--entries must be 100 or more');
});

it.each([[[]], [['--help']], [['publish', '-h']]])('returns null for %j', (args) => {
  expect(parseBenchArguments(args)).toBeNull();
});

it.each([
  [
    ['speed'],
    'There is no bench “speed”: there are build, lighthouse, page-cpu, pages, panel, publish, saves, scripts, second-page, serve, search, statistics.',
  ],
  [['lighthouse', 'pages'], 'There is no bench “lighthouse pages”'],
  [['lighthouse', '--runs', '0'], '--runs must be 1 or more'],
  [['lighthouse', '--runs', 'many'], '--runs must be a number'],
  [['lighthouse', '--fast'], '--fast'],
  [['lighthouse', '--entries', '100'], 'This bench has no --entries'],
  [['page-cpu', '--runs', '3'], 'This bench has no --runs'],
  [['publish', '--write'], 'This bench has no --write'],
  [['build', '--runs', '3'], 'This bench has no --runs'],
  [['publish', '--only', 'news-list'], 'This bench has no --only'],
  [['publish', '--entries', '100,99'], '--entries must be 100 or more'],
  [['publish', '--entries', 'many'], '--entries must be a number'],
  [['publish', '--build-up-to', '1.5'], '--build-up-to must be a whole number'],
])('rejects %j with a message', (args, sentence) => {
  expect(() => parseBenchArguments(args)).toThrow(sentence);
});
