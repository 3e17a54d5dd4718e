/**
 * Lists units by what they are written as in Uzbek, Russian and English, and how many of the base they are: `km` is
 * 1000 m. Of a rate only what is counted is read: `l/s` is litres, since languages put the other part before or after.
 */
type Unit = { base: string; factor: number; spellings: string };

const square = String.raw`(?:kvadrat|kv\.?|квадратн\p{L}+|кв\.?|square|sq\.?)[\s-]?`;
const cubic = String.raw`(?:kub|куб\.?|кубическ\p{L}+|cubic|cu\.?)[\s-]?`;
const kilometre = String.raw`(?:kilometr|километр|kilometer|kilometre)\p{L}*|k[mм]|км`;
const metre = String.raw`(?:metr|метр|meter|metre)\p{L}*|[mм]`;
const linear = String.raw`(?:pogon|pog\.|погонн\p{L}+|пог\.|п\.|linear|running|lin\.)\s?`;

/** What may be between a number and a unit of time: “10 calendar days”. */
const calendar = String.raw`(?:(?:taqvim|kalendar|календарн\p{L}+|calendar)\s)?`;
const working = String.raw`(?:(?:ish|bank|рабоч\p{L}+|банковск\p{L}+|working|business|bank)\s)`;
const day = String.raw`(?:kun|sutka|дн[яей]|день|дня|дней|дням|дневн|суток|сутк|суточн|day)`;

const units: readonly Unit[] = [
  { base: 'm2', factor: 1e6, spellings: `${square}(?:${kilometre})|(?:km|км)[2²]` },
  { base: 'm2', factor: 1, spellings: `${square}(?:${metre})|[mм][2²]` },
  { base: 'm2', factor: 1e4, spellings: String.raw`gektar\p{L}*|гектар\p{L}*|hectares?|ha|ga|га` },
  { base: 'm2', factor: 100, spellings: String.raw`soti[xh]\p{L}*|сот(?:ок|ка|ки|ке)` },
  { base: 'm3', factor: 1e9, spellings: `${cubic}(?:${kilometre})|(?:km|км)[3³]|bcm` },
  { base: 'm3', factor: 1e6, spellings: 'mcm' },
  { base: 'm3', factor: 1, spellings: `${cubic}(?:${metre})|[mм][3³]|kubometr\\p{L}*|кубометр\\p{L}*` },
  { base: 'm', factor: 1000, spellings: kilometre },
  { base: 'm', factor: 0.01, spellings: String.raw`(?:santimetr|сантиметр|centimeter|centimetre)\p{L}*|sm|cm|см` },
  { base: 'm', factor: 0.001, spellings: String.raw`(?:millimetr|миллиметр|millimeter|millimetre)\p{L}*|mm|мм` },
  { base: 'm', factor: 1, spellings: `(?:${linear})?(?:${metre})` },
  { base: 'm3', factor: 0.001, spellings: String.raw`litr\p{L}*|литр\p{L}*|lit(?:re|er)s?|l|л` },
  { base: 'g', factor: 1e9, spellings: String.raw`kt|кт|(?:kilotonna|килотонн|kilotonne)\p{L}*` },
  { base: 'g', factor: 1e5, spellings: String.raw`sentner\p{L}*|центнер\p{L}*|ц|quintals?|cent(?:ner|n)s?` },
  { base: 'g', factor: 1e6, spellings: String.raw`tonna\p{L}*|тонн\p{L}*|tonnes?|tons?|t|т(?!\.)` },
  { base: 'g', factor: 1000, spellings: String.raw`kilogramm\p{L}*|килограмм\p{L}*|kilograms?|kg|кг` },
  { base: 'g', factor: 1e-6, spellings: String.raw`(?:mikrogramm|микрограмм|microgram)\p{L}*|mkg|мкг|[µμ]g` },
  { base: 'g', factor: 0.001, spellings: String.raw`milligramm\p{L}*|миллиграмм\p{L}*|milligrams?|mg|мг` },
  { base: 'g', factor: 1, spellings: String.raw`gramm\p{L}*|грамм\p{L}*|grams?|g|г` },
  { base: '°', factor: 1, spellings: String.raw`°\s?[CС]?|daraja\p{L}*|градус\p{L}*|degrees?` },
  {
    base: 'Wh',
    factor: 1e12,
    spellings: String.raw`TVt[·/\s-]?soat|ТВт[·/-]?ч(?:ас\p{L}*)?|TWh|(?:teravatt|тераватт)[·/\s-](?:soat|час)\p{L}*`,
  },
  {
    base: 'Wh',
    factor: 1e9,
    spellings: String.raw`GVt[·/\s-]?soat|ГВт[·/-]?ч(?:ас\p{L}*)?|GWh|(?:gigavatt|гигаватт)[·/\s-](?:soat|час)\p{L}*`,
  },
  {
    base: 'Wh',
    factor: 1e6,
    spellings: String.raw`MVt[·/\s-]?soat|МВт[·/-]?ч(?:ас\p{L}*)?|MWh|(?:megavatt|мегаватт)[·/\s-](?:soat|час)\p{L}*|megawatt[\s-]hours?`,
  },
  {
    base: 'Wh',
    factor: 1000,
    spellings: String.raw`kVt[·/\s-]?soat|кВт[·/-]?ч(?:ас\p{L}*)?|kWh|(?:kilovatt|киловатт)[·/\s-](?:soat|час)\p{L}*|kilowatt[\s-]hours?`,
  },
  { base: 'Hz', factor: 1e6, spellings: String.raw`(?:megagerts|мегагерц|megahertz)\p{L}*|MGts|МГц|MHz` },
  { base: 'Hz', factor: 1000, spellings: String.raw`(?:kilogerts|килогерц|kilohertz)\p{L}*|kGts|кГц|kHz` },
  { base: 'Hz', factor: 1, spellings: String.raw`(?:gerts|герц|hertz)\p{L}*|Gts|Гц|Hz` },
  { base: 'byte', factor: 1e9, spellings: String.raw`(?:gigabayt|гигабайт|gigabyte)\p{L}*|GB|Gb|ГБ|Гб` },
  { base: 'byte', factor: 1e6, spellings: String.raw`(?:megabayt|мегабайт|megabyte)\p{L}*|MB|Mb|МБ|Мб` },
  { base: 'byte', factor: 1000, spellings: String.raw`(?:kilobayt|килобайт|kilobyte)\p{L}*|KB|kB|Kb|КБ|Кб|кБ` },
  { base: 'W', factor: 1e9, spellings: String.raw`(?:gigavatt|гигаватт|gigawatt)\p{L}*|GVt|ГВт|GW` },
  { base: 'W', factor: 1e6, spellings: String.raw`(?:megavatt|мегаватт|megawatt)\p{L}*|MVt|МВт|MW` },
  { base: 'W', factor: 1000, spellings: String.raw`(?:kilovatt|киловатт|kilowatt)\p{L}*|kVt|кВт|kW` },
  { base: 'V', factor: 1000, spellings: String.raw`(?:kilovolt|киловольт)\p{L}*|kV|кВ` },
  { base: 'Pa', factor: 1e6, spellings: String.raw`(?:megapaskal|мегапаскал|megapascal)\p{L}*|MPa|МПа` },
  { base: 'Pa', factor: 1000, spellings: String.raw`(?:kilopaskal|килопаскал|kilopascal)\p{L}*|kPa|кПа` },
  { base: 'workday', factor: 1, spellings: `${working}${day}\\p{L}*` },
  { base: 'day', factor: 1, spellings: `${calendar}${day}\\p{L}*` },
  { base: 'week', factor: 1, spellings: String.raw`${working}?(?:hafta\p{L}*|недел\p{L}+|weeks?)` },
  { base: 'month', factor: 1, spellings: String.raw`oy(?:\p{L}{0,6})|месяц\p{L}*|месячн\p{L}+|months?` },
  { base: 'year', factor: 1, spellings: String.raw`yil\p{L}*|лет\p{L}*|год\p{L}*|years?` },
  { base: 'hour', factor: 1, spellings: String.raw`soat\p{L}*|час(?:а|ов|ам|овой|ового)?|hours?` },
  { base: 'minute', factor: 1, spellings: String.raw`daqiqa\p{L}*|minut\p{L}*|минут\p{L}*|minutes?` },
  { base: 'second', factor: 1, spellings: String.raw`soniya\p{L}*|sekund\p{L}*|секунд\p{L}*|seconds?` },
  { base: '‰', factor: 1, spellings: String.raw`‰|promille\p{L}*|промилле|per\smille?` },
  { base: '%', factor: 1, spellings: String.raw`%|foiz\p{L}*|процент\p{L}*|per\s?cent(?:age)?` },
  { base: 'uzs', factor: 1, spellings: String.raw`so[ʻʼ]?m\p{L}*|сум(?:а|ов|ами|ам|ы)?|UZS|so[uʻʼ]?ms?` },
  { base: 'usd', factor: 1, spellings: String.raw`(?:AQSH\s)?dollar\p{L}*|доллар\p{L}*|(?:US\s)?dollars?|USD|\$` },
  { base: 'eur', factor: 1, spellings: String.raw`yevro\p{L}*|евро|euros?|EUR|€` },
  { base: 'gbp', factor: 1, spellings: String.raw`funt\ssterling\p{L}*|фунт\p{L}*\sстерлинг\p{L}*|pounds?\ssterling|GBP|£` },
  { base: 'cny', factor: 1, spellings: String.raw`yuan\p{L}*|юан\p{L}+|CNY` },
  { base: 'jpy', factor: 1, spellings: String.raw`i?yena\p{L}*|иен\p{L}*|yen|JPY` },
  { base: 'kzt', factor: 1, spellings: String.raw`tenge\p{L}*|тенге|KZT` },
  {
    base: 'chf',
    factor: 1,
    spellings: String.raw`(?:shveytsariya\s)?frank\p{L}*|(?:швейцарск\p{L}+\s)?франк\p{L}*|(?:Swiss\s)?francs?|CHF`,
  },
  { base: 'rub', factor: 1, spellings: String.raw`rubl\p{L}*|рубл\p{L}+|roubles?|rubles?|RUB|₽` },
];

/** What Uzbek adds to signs of units: `12 km ga`, `40 m dan`. */
const suffix = String.raw`(?:ga|da|dan|ni|ning|li|lik|gacha)?`;

const groups = units.map(({ spellings }) => `((?:${spellings})${suffix})`).join('|');
const unitPattern = new RegExp(String.raw`[\s-]?(?:${groups})(?![\p{L}\p{N}])`, 'iuy');
const before =
  /(?:(?<uzs>UZS)|(?<usd>US\$|USD|\$)|(?<eur>EUR|€)|(?<gbp>GBP|£)|(?<cny>CNY)|(?<jpy>JPY)|(?<kzt>KZT)|(?<chf>CHF)|(?<rub>RUB|₽))\s?$/u;

/** A currency, and the digits that follow it. */
const currencyBefore = /^\s(?:UZS|US\$|USD|EUR|GBP|CNY|JPY|KZT|CHF|RUB|[$€£₽])\s?\d/u;

/** Units after which four digits are a year: “2026 yil”, «2026 г.» */
const yearLike: ReadonlySet<string> = new Set(['year', 'g']);

export type ReadUnit = { base: string; factor: number; to: number };

const isYear = (digits: string) => /^(?:1[89]|20|21)\d\d$/u.test(digits);

/**
 * Reads the unit after a number; `null` where there is none.
 * @param digits the number as it is written
 */
export function readUnit(text: string, at: number, digits: string, language: 'uz' | 'ru' | 'en'): ReadUnit | null {
  unitPattern.lastIndex = at;
  const match = unitPattern.exec(text);
  if (!match) return null;
  const index = match.slice(1).findIndex(Boolean);
  const unit = units[index];
  if (!unit || (yearLike.has(unit.base) && isYear(digits))) return null;
  // “In 2027 UZS 22 billion”: a currency right before a number belongs to that.
  if (currencyBefore.test(text.slice(at, at + match[0].length + 2))) return null;
  // “3-kun” is the third day, and “5-ga” an ending: Uzbek writes no unit after a hyphen.
  if (language === 'uz' && match[0].startsWith('-')) return null;
  return { base: unit.base, factor: unit.factor, to: at + match[0].length };
}

/** Reads the currency before a number: “UZS 1.5 million”. */
export function readCurrencyBefore(text: string, at: number): { base: string; from: number } | null {
  const match = before.exec(text.slice(Math.max(0, at - 5), at));
  const base = Object.entries(match?.groups ?? {}).find(([, value]) => Boolean(value))?.[0];
  return match && base !== undefined ? { base, from: at - match[0].length } : null;
}
