import { charactersIn, faceAt, weights } from './family.ts';
import { faceNames, unicodeRange, type FaceName } from './characters.ts';
import { adjustment, cutNames, cuts, scriptRanges, scripts, systems } from './fallback.ts';
import { metricsOf } from './sfnt.ts';

const rule = (descriptors: Readonly<Record<string, string>>) =>
  `@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

const quoted = (name: string) => `'${name}'`;

async function faceRule(name: FaceName, file: Buffer): Promise<string> {
  return rule({
    'font-family': quoted('Golos Text'),
    'font-weight': `${String(weights.min)} ${String(weights.max)}`,
    // A font that arrives after the first paint would cause a layout shift.
    'font-display': 'optional',
    src: `url('./fonts/${name}.woff2') format('woff2')`,
    'unicode-range': unicodeRange(await charactersIn(file)),
  });
}

/**
 * Creates the rule for the name of Russian among the languages of a page without other Cyrillic words: it may load
 * late, since nothing follows it.
 */
async function russianNameRule(file: Buffer): Promise<string> {
  return rule({
    'font-family': quoted('Golos Text Russian'),
    'font-weight': `${String(weights.min)} ${String(weights.max)}`,
    'font-display': 'swap',
    src: "url('./fonts/cyrillic.woff2') format('woff2')",
    'unicode-range': unicodeRange(await charactersIn(file)),
  });
}

async function fallbackRules(): Promise<string[]> {
  const cases = cutNames.flatMap((cut) => scripts.map((script) => ({ cut, script })));
  const measured = await Promise.all(
    cases.map(async ({ cut, script }) => ({ cut, script, golos: metricsOf(await faceAt(script, cuts[cut].measured)) })),
  );
  return systems.flatMap((system) =>
    measured.map(({ cut, script, golos }) =>
      rule({
        'font-family': quoted(system.family),
        'font-weight': cuts[cut].range,
        src: system.local[cut].map((name) => `local('${name}')`).join(', '),
        ...adjustment(golos, system[cut][script], script),
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
export async function styleSheet(files: Readonly<Record<FaceName, Buffer>>): Promise<string> {
  const own = await Promise.all(faceNames.map((name) => faceRule(name, files[name])));
  return [heading, ...own, await russianNameRule(files.cyrillic), ...(await fallbackRules())].join('\n');
}
