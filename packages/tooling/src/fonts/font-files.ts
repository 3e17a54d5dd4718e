import { fromRoot } from '@ochiq/cli/workplace/root';

import { readCharacters, readLicence, buildFaceFile, buildFaceAtWeight, weights } from './family.ts';
import { faceNames, formatUnicodeRange, type FaceName } from './characters.ts';
import { computeAdjustment, weightRangeNames, weightRanges, scriptRanges, fontScripts, systemFonts } from './fallback.ts';
import { readMetrics } from './sfnt.ts';

const formatRule = (descriptors: Readonly<Record<string, string>>) =>
  `@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

const quoteName = (name: string) => `'${name}'`;

async function createFaceRule(name: FaceName, file: Buffer): Promise<string> {
  return formatRule({
    'font-family': quoteName('Golos Text'),
    'font-weight': `${String(weights.min)} ${String(weights.max)}`,
    // A font that arrives after the first paint would cause a layout shift.
    'font-display': 'optional',
    src: `url('./fonts/${name}.woff2') format('woff2')`,
    'unicode-range': formatUnicodeRange(await readCharacters(file)),
  });
}

/**
 * Creates the rule for the name of Russian among the languages of a page without other Cyrillic words: it may load
 * late, since nothing follows it.
 */
async function createRussianNameRule(file: Buffer): Promise<string> {
  return formatRule({
    'font-family': quoteName('Golos Text Russian'),
    'font-weight': `${String(weights.min)} ${String(weights.max)}`,
    'font-display': 'swap',
    src: "url('./fonts/cyrillic.woff2') format('woff2')",
    'unicode-range': formatUnicodeRange(await readCharacters(file)),
  });
}

async function createFallbackRules(): Promise<string[]> {
  const cases = weightRangeNames.flatMap((cut) => fontScripts.map((script) => ({ cut, script })));
  const measured = await Promise.all(
    cases.map(async ({ cut, script }) => ({
      cut,
      script,
      golos: readMetrics(await buildFaceAtWeight(script, weightRanges[cut].measured)),
    })),
  );
  return systemFonts.flatMap((system) =>
    measured.map(({ cut, script, golos }) =>
      formatRule({
        'font-family': quoteName(system.family),
        'font-weight': weightRanges[cut].range,
        src: system.local[cut].map((name) => `local('${name}')`).join(', '),
        ...computeAdjustment(golos, system[cut][script], script),
        'unicode-range': scriptRanges[script],
      }),
    ),
  );
}

const heading = `/*
 * Made by \`pnpm fonts\` from the fonts themselves: change packages/tooling/src/fonts.
 * The fallbacks are fonts that readers have, scaled so that nothing moves when the family arrives.
 */
`;

/** Builds the style sheet of the family and of its fallbacks while it loads. */
async function buildStyleSheet(files: Readonly<Record<FaceName, Buffer>>): Promise<string> {
  const own = await Promise.all(faceNames.map((name) => createFaceRule(name, files[name])));
  return [heading, ...own, await createRussianNameRule(files.cyrillic), ...(await createFallbackRules())].join('\n');
}

/** The folder of the site's fonts. */
export const stylesFolder = fromRoot('web', 'src', 'styles');

/** Builds all font files, by their paths in that folder. */
export async function buildFontFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const faces = Object.fromEntries(await Promise.all(faceNames.map(async (name) => [name, await buildFaceFile(name)] as const)));
  return new Map([
    ...faceNames.map((name): [string, Buffer] => [`fonts/${name}.woff2`, faces[name] ?? Buffer.alloc(0)]),
    ['fonts/LICENSE', Buffer.from(await readLicence())],
    ['fonts.css', Buffer.from(await buildStyleSheet(faces as Record<FaceName, Buffer>))],
  ]);
}
