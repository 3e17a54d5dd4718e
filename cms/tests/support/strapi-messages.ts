import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The packages that put a page into the panel, by how the ids of their texts begin. */
const packages = {
  '@strapi/admin': { prefix: '', built: 'dist/admin', translations: 'dist/admin/admin/src/translations' },
  '@strapi/content-manager': { prefix: 'content-manager.', built: 'dist/admin', translations: 'dist/admin/translations' },
  '@strapi/upload': { prefix: 'upload.', built: 'dist/admin', translations: 'dist/admin/translations' },
  '@strapi/i18n': { prefix: 'i18n.', built: 'dist/admin', translations: 'dist/admin/translations' },
  '@strapi/email': { prefix: 'email.', built: 'dist/admin', translations: 'dist/admin/translations' },
  '@strapi/plugin-users-permissions': { prefix: 'users-permissions.', built: 'dist/admin', translations: 'dist/admin/translations' },
} as const;

type Texts = Record<string, string>;
type Place = (typeof packages)[keyof typeof packages];

const fromStrapi = createRequire(require.resolve('@strapi/strapi/package.json'));
const getFolder = (name: string) => path.dirname(fromStrapi.resolve(`${name}/package.json`));
const places = Object.entries(packages).map(([name, place]) => ({ ...place, folder: getFolder(name) }));

const toId = ({ prefix }: Place, key: string) => (key.startsWith(prefix) ? key : prefix + key);

/** Reads Strapi's own texts of a language, by the ids under which the panel looks for them. */
export function readTranslations(language: 'en' | 'ru'): Readonly<Texts> {
  const perPackage = places.map((place) => {
    const module = fromStrapi(path.join(place.folder, place.translations, `${language}.json.js`)) as Texts | { default: Texts };
    const texts = typeof module.default === 'object' ? module.default : (module as Texts);
    return Object.entries(texts).map(([key, text]) => [toId(place, key), text] as const);
  });
  return Object.fromEntries(perPackage.flat());
}

const scripts = places.map((place) => ({
  place,
  text: globSync('**/*.mjs', { cwd: path.join(place.folder, place.built) })
    .filter((file) => !file.includes('translations'))
    .map((file) => readFileSync(path.join(place.folder, place.built, file), 'utf8'))
    .join('\n'),
}));

const described = /\bid:\s*(?:(\w+)\(\s*)?'([\w.:$\- ]+)'\s*\)?,\s*defaultMessage:\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/gu;

/** Reads the texts that stand in Strapi's code only, as defaults of ids that no file of translations has. */
export function readDefaults(): Readonly<Texts> {
  const defaults = scripts.flatMap(({ place, text }) =>
    [...text.matchAll(described)].map(([, wrapper, id = '', single, double]) => {
      const isPrefixed = wrapper !== undefined && /trad|translation/iu.test(wrapper);
      return [isPrefixed ? toId(place, id) : id, (single ?? double ?? '').replaceAll(/\\(['"])/gu, '$1')] as const;
    }),
  );
  return Object.fromEntries(defaults);
}

const code = scripts.map(({ text }) => text).join('\n');
const literals = new Set([...code.matchAll(/(['"`])((?:(?!\1)[^\\\n$]|\\.){1,160})\1/gu)].map(([, , text]) => text));
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** `Settings.roles.form.permissions.${label}`: ids that are put together while the panel runs. */
const patterns = [...code.matchAll(/`((?:[^`\\\n]|\\.)*?\$\{(?:[^`\\\n]|\\.)*)`/gu)].flatMap(([, template = '']) => {
  const fixed = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/u);
  const fixedText = fixed.join('');
  const isId = /^[\w.\- ]*$/u.test(fixedText) && fixedText.includes('.') && fixedText.replaceAll(/\W/gu, '').length > 4;
  return isId ? [new RegExp(`^${fixed.map(escape).join('.+')}$`, 'u')] : [];
});

/** Returns whether any code of the panel asks for an id: Strapi keeps the texts of pages that it has given up. */
export function isUsedText(id: string): boolean {
  const names = [
    id,
    ...places
      .map(({ prefix }) => prefix)
      .filter((prefix) => prefix !== '' && id.startsWith(prefix))
      .map((prefix) => id.slice(prefix.length)),
  ];
  return names.some((name) => literals.has(name) || patterns.some((pattern) => pattern.test(name)));
}
