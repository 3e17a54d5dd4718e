import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../../cms/seed/content');

/** Reads the texts under `uz:` in the files of the demonstration content, as written there. */
export const seedTexts: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) =>
    Array.from(readFileSync(join(folder, name), 'utf8').matchAll(/^( *)(?:- )?uz:\n((?:\1 .*\n|\n)+)/gmu), ([, , text = '']) => text),
  );

export const seedWords: readonly string[] = [...new Set(seedTexts.flatMap((text) => text.match(/[\p{L}ʻʼ]+/gu) ?? []))];
