const cyrillic = 'а б в г д е ё ж з и й к л м н о п р с т у ф х ц ч ш щ ы э ю я ў қ ғ ҳ'.split(' ');
const latin = 'a b v g d e yo j z i y k l m n o p r s t u f x ts ch sh sch y e yu ya o q g h'.split(' ');

/** Cyrillic letters as Uzbek writes them in Latin ones; the signs without a sound are left out. */
const romanized = new Map(cyrillic.map((letter, index) => [letter, latin[index] ?? '']));

/** Converts a heading to an anchor: `Nima oʻzgardi?` is `nima-ozgardi`. */
export function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[\u02bb\u02bc'’‘`]/gu, '')
    .replace(/\p{Script=Cyrillic}/gu, (letter) => romanized.get(letter) ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
