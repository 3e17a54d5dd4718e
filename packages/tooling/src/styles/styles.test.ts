import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { execFile } from 'node:child_process';

import { fromRoot } from '@ochiq/cli/workplace/root';

type Finding = { rule: string; text: string };
type Report = { source: string; warnings: Finding[] }[];

/** What the style check says of style sheets, by their names. It is an ES module of plugins: only Node itself can load it. */
function lint(folder: string): Promise<Report> {
  const args = ['--config', fromRoot('packages', 'tooling', 'config', 'stylelint.mjs'), '--formatter', 'json', `${folder}/*.css`];
  return new Promise((resolve, reject) => {
    execFile(fromRoot('packages', 'tooling', 'node_modules', '.bin', 'stylelint'), args, (error, stdout, stderr) => {
      const jsonOutput = [stderr, stdout].find((text) => text.startsWith('['));
      if (jsonOutput === undefined) reject(new Error(`The style check said nothing: ${error?.message ?? ''}`));
      else resolve(JSON.parse(jsonOutput) as Report);
    });
  });
}

const inClass = (declaration: string) => `@layer components {\n  .box {\n    ${declaration};\n  }\n}\n`;

const refused = {
  hex: inClass('color: #123456'),
  'named-colour': inClass('background: red'),
  'named-border-colour': inClass('border: var(--hairline) solid silver'),
  rgb: inClass('background: rgb(0 0 0 / 50%)'),
  hsl: inClass('fill: hsl(20deg 50% 50%)'),
  'shadow-colour': inClass('box-shadow: 0 0 var(--space-2) #0003'),
  'font-size': inClass('font-size: 1.1rem'),
  'font-size-in-percent': inClass('font-size: 110%'),
  'font-family': inClass("font-family: 'Comic Sans MS', cursive"),
  'font-weight': inClass('font-weight: 700'),
  'font-weight-word': inClass('font-weight: bold'),
  font: inClass('font: 700 1rem / 1.5 var(--font)'),
  margin: inClass('margin-block-start: 1rem'),
  'negative-margin': inClass('margin-inline: -0.5rem'),
  padding: inClass('padding: var(--space-2) 1rem'),
  gap: inClass('gap: 0.5rem'),
  inset: inClass('inset-block-start: 2rem'),
  'raw-in-calc': inClass('padding: calc(var(--space-2) + 3px)'),
  radius: inClass('border-radius: 4px'),
  'radius-in-rem': inClass('border-radius: 0.3rem'),
  shadow: inClass('box-shadow: 0 0.5rem 1rem var(--line)'),
  'z-index': inClass('z-index: 100'),
  duration: inClass('transition: color 200ms'),
  animation: inClass('animation-duration: 2s'),
  'border-width': inClass('border: 2px solid var(--line)'),
  'border-width-in-rem': inClass('border-inline-width: 0.1rem'),
  'outline-width': inClass('outline: 0.2rem solid var(--focus)'),
  'physical-margin': inClass('margin-left: var(--space-2)'),
  'physical-border': inClass('border-top: var(--hairline) solid var(--line)'),
  'physical-radius': inClass('border-top-left-radius: var(--radius)'),
  'physical-side': inClass('left: 0'),
  'physical-size': inClass('max-width: 100%'),
  'physical-align': inClass('text-align: left'),
  'unknown-token': inClass('color: var(--inky)'),
  'unknown-token-inside': inClass('padding: calc(var(--space-5) * 2)'),
  important: inClass('color: var(--ink) !important'),
  id: '@layer components {\n  #box {\n    color: var(--ink);\n  }\n}\n',
  'no-layer': '.box {\n  color: var(--ink);\n}\n',
  'another-layer': '@layer utilities {\n  .box {\n    color: var(--ink);\n  }\n}\n',
  'partly-in-a-layer': `${inClass('color: var(--ink)')}\n@media print {\n  .box {\n    display: none;\n  }\n}\n`,
  'unknown-property': inClass('colour: var(--ink)'),
  'unknown-value': inClass('display: blok'),
  'silenced-without-a-word': `/* stylelint-disable color-no-hex */\n${inClass('color: #123456')}`,
} as const;

const accepted = {
  tokens: inClass('padding: 0 var(--space-2) var(--space-4)'),
  system:
    '@layer components {\n  @media (forced-colors: active) {\n    .box {\n      color: CanvasText;\n      border-color: Highlight;\n    }\n  }\n}\n',
  keywords: inClass('color: inherit'),
  clear: inClass('background: transparent'),
  current: inClass('border: var(--hairline) solid currentcolor'),
  own: inClass('--step: var(--space-2);\n    margin-inline: auto;\n    gap: var(--step)'),
  fluid: inClass('gap: clamp(var(--space-2), 3vw, var(--space-6))'),
  size: inClass('inline-size: min(100%, 20rem)'),
} as const;

let folder: string;
let report: Report;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'styles-'));
  for (const [name, css] of Object.entries({ ...refused, ...accepted })) await writeFile(path.join(folder, `${name}.module.css`), css);
  report = await lint(folder);
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

const findingsIn = (name: string) => report.find(({ source }) => path.basename(source) === `${name}.module.css`)?.warnings;

test.each(Object.keys(refused))('rejects %s', (name) => {
  expect(findingsIn(name)?.length).toBeGreaterThan(0);
});

test.each(Object.keys(accepted))('accepts %s', (name) => {
  expect(findingsIn(name)).toEqual([]);
});
