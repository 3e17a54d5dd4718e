import type { FontMetrics } from './sfnt.ts';

/** Ordinary words of both scripts, without spaces: they compare the widths of two fonts. */
export const samples = {
  latin: 'OzbekistonRespublikasidageologiyaqidiruvishlaritogrisidamalumotMinistryandregionalofficespublishopendataeveryweek',
  cyrillic: 'МинистерствоипредприятиягеологическойотраслипубликуютоткрытыеданныеорасходахСведенияобновляютсякаждуюнеделю',
} as const;

export type Script = keyof typeof samples;
export const fontScripts = Object.keys(samples) as Script[];

/** Spaces, digits and punctuation belong to the script that is wider in use. */
export const scriptRanges = { latin: 'U+0000-03FF, U+2000-2BFF', cyrillic: 'U+0400-052F' } as const satisfies Record<Script, string>;

type Width = Readonly<Record<Script, number>>;
type SystemFont = { family: string; local: Readonly<Record<'text' | 'bold', readonly string[]>>; text: Width; bold: Width };

/** System fonts of readers, and their widths of the samples (in parts of the font's size). */
export const systemFonts = [
  {
    family: 'Golos Text fallback',
    local: { text: ['Arial', 'Liberation Sans'], bold: ['Arial Bold', 'Liberation Sans Bold'] },
    text: { latin: 52.918, cyrillic: 59.1748 },
    bold: { latin: 57.8467, cyrillic: 64.3745 },
  },
  {
    family: 'Golos Text fallback Roboto',
    local: { text: ['Roboto', 'Roboto Regular'], bold: ['Roboto Bold'] },
    text: { latin: 53.5864, cyrillic: 60.9658 },
    bold: { latin: 54.5693, cyrillic: 61.6064 },
  },
] as const satisfies readonly SystemFont[];

/** The weights that a face of the fallback covers, and the one at which it is measured. */
export const weightRanges = {
  text: { range: '400 549', measured: 400 },
  bold: { range: '550 700', measured: 650 },
} as const;

export type WeightRangeName = keyof typeof weightRanges;
export const weightRangeNames = Object.keys(weightRanges) as WeightRangeName[];

const formatPercent = (part: number) => `${String(Number((part * 100).toFixed(2)))}%`;

/** Computes how to scale a system font so that its lines are as long and as high as the family's. */
export function computeAdjustment(golos: FontMetrics, widthOfSystem: number, script: Script) {
  const size = golos.width(samples[script]) / widthOfSystem;
  return {
    'size-adjust': formatPercent(size),
    'ascent-override': formatPercent(golos.ascent / size),
    'descent-override': formatPercent(golos.descent / size),
    'line-gap-override': formatPercent(golos.lineGap / size),
  };
}
