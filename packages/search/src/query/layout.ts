/** The same keys on the two keyboards of this country, in one order. */
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const swap = (text: string, from: string, to: string) =>
  Array.from(text.toLowerCase(), (letter) => to[from.indexOf(letter)] ?? letter).join('');

/** What was typed if the keyboard stood on the other alphabet: `djlf` is `вода`, `ыгм` is `suv`. */
export function otherLayout(text: string): string | null {
  const swapped = /\p{Script=Cyrillic}/u.test(text) ? swap(text, cyrillic, latin) : swap(text, latin, cyrillic);
  return swapped === text.toLowerCase() ? null : swapped;
}
