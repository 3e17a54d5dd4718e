import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import * as z from 'zod';
import { fromRoot } from '@ochiq/cli/workplace/root';

import { language, scripts, syntax } from '../../test/planted/language.ts';
import { accessibility, hooks } from '../../test/planted/react.ts';
import { typed, untyped } from '../../test/planted/types.ts';
import { accepted, imports, lines, refused } from '../../test/planted/written-text.ts';

const report = z.object({ diagnostics: z.array(z.object({ code: z.string().optional(), message: z.string(), filename: z.string() })) });
const options = {
  strict: true,
  target: 'ES2022',
  lib: ['ES2023', 'DOM'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: [],
};

type Violations = Readonly<Record<string, string>>;

const inPackage = { ...language, ...untyped, ...typed };
const folder = mkdtempSync(path.join(os.tmpdir(), 'ochiq-planted-'));
/** What each rule's violation is written to. */
const getViolationFile = (place: string, rule: string, ending: string) => `${place}/${rule.replace(/\W+/gu, '-')}${ending}`;

function writeViolations(place: string, violations: Violations, ending: string): void {
  mkdirSync(path.join(folder, place), { recursive: true });
  for (const [rule, code] of Object.entries(violations))
    writeFileSync(path.join(folder, getViolationFile(place, rule, ending)), `${code}\n`);
}

/** Lints the folder once with the rules of this repository. */
function lint(): Promise<ReadonlyMap<string, readonly string[]>> {
  const inTooling = (name: string) => fromRoot('packages', 'tooling', 'node_modules', '.bin', name);
  const args = ['--config', fromRoot('packages', 'tooling', 'config', 'oxlint.mjs'), '--format', 'json', '.'];
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: inTooling('tsgolint') };
  return new Promise((resolve, reject) => {
    execFile(inTooling('oxlint'), args, { cwd: folder, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (!stdout.startsWith('{')) {
        reject(new Error(`The lint said nothing: ${stderr || stdout || (error?.message ?? '')}`));
        return;
      }
      const reportedCodes = new Map<string, string[]>();
      for (const { code, message, filename } of report.parse(JSON.parse(stdout)).diagnostics)
        reportedCodes.set(filename, [...(reportedCodes.get(filename) ?? []), code ?? message]);
      resolve(reportedCodes);
    });
  });
}

let reportedCodes: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['packages', 'web'] }));
  writeViolations('packages/a/src', inPackage, '.ts');
  writeViolations('packages/a/src', { ...scripts, ...syntax }, '.mjs');
  writeViolations('web/src/a', { ...hooks, ...accessibility }, '.tsx');
  writeViolations('web/src/text', lines, '.tsx');
  writeFileSync(path.join(folder, 'web/src/a/props.d.ts'), 'type Props = { open: any; list: number[] };\n');
  reportedCodes = await lint();
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test.each(Object.keys(inPackage))('rejects %s', (rule) => {
  expect(reportedCodes.get(getViolationFile('packages/a/src', rule, '.ts'))).toContain(rule);
});

test.each(Object.keys(scripts))('rejects %s in a script without types', (rule) => {
  expect(reportedCodes.get(getViolationFile('packages/a/src', rule, '.mjs'))).toContain(rule);
});

test.each(Object.keys(syntax))('the parser takes no violation of %s', (rule) => {
  expect(reportedCodes.get(getViolationFile('packages/a/src', rule, '.mjs'))).not.toEqual([]);
});

test.each(Object.keys({ ...hooks, ...accessibility }))('rejects %s in a component', (rule) => {
  expect(reportedCodes.get(getViolationFile('web/src/a', rule, '.tsx'))).toContain(rule);
});

test.each(imports)('rejects %s', (line) => {
  expect(reportedCodes.get(getViolationFile('web/src/text', line, '.tsx'))).toContain('eslint(no-restricted-imports)');
});

test.each(refused)('rejects %s', (jsx) => {
  expect(reportedCodes.get(getViolationFile('web/src/text', jsx, '.tsx'))).toContain('ochiq(use-messages)');
});

test.each(accepted)('accepts %s', (jsx) => {
  expect(reportedCodes.get(getViolationFile('web/src/text', jsx, '.tsx')) ?? []).not.toContain('ochiq(use-messages)');
});
