import path from 'node:path';

const toErrors = (prefix, names) => Object.fromEntries(names.map((name) => [prefix + name, 'error']));
const toDisabled = (prefix, names) => Object.fromEntries(names.map((name) => [prefix + name, 'off']));

/** Rules of the language outside Oxlint's “correctness”. */
const language = [
  'no-array-constructor',
  'no-case-declarations',
  'no-console',
  'no-empty',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-redeclare',
  'no-regex-spaces',
  'no-unexpected-multiline',
  'no-useless-constructor',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
];

/** Rules of TypeScript that need no types. */
const untyped = [
  'ban-ts-comment',
  'no-dynamic-delete',
  'no-empty-object-type',
  'no-explicit-any',
  'no-extraneous-class',
  'no-import-type-side-effects',
  'no-invalid-void-type',
  'no-namespace',
  'no-non-null-asserted-nullish-coalescing',
  'no-non-null-assertion',
  'no-require-imports',
  'no-unnecessary-type-constraint',
  'no-unsafe-function-type',
  'prefer-literal-enum-member',
  'unified-signatures',
];

/** Rules that use the type checker. */
const typed = [
  'no-deprecated',
  'no-generated-empty-object-type',
  'no-misused-promises',
  'no-mixed-enums',
  'no-unnecessary-boolean-literal-compare',
  'no-unnecessary-condition',
  'no-unnecessary-template-expression',
  'no-unnecessary-type-arguments',
  'no-unnecessary-type-assertion',
  'no-unnecessary-type-conversion',
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-enum-assignment',
  'no-unsafe-enum-comparison',
  'no-unsafe-member-access',
  'no-unsafe-return',
  'only-throw-error',
  'prefer-promise-reject-errors',
  'prefer-reduce-type-parameter',
  'prefer-return-this-type',
  'related-getter-setter-pairs',
  'require-await',
  'restrict-plus-operands',
  'use-unknown-in-catch-callback-variable',
];

/** Listed one by one: a category applies only to the plugins of the whole configuration. */
const accessibility = [
  'alt-text',
  'anchor-has-content',
  'anchor-is-valid',
  'aria-activedescendant-has-tabindex',
  'aria-props',
  'aria-proptypes',
  'aria-role',
  'aria-unsupported-elements',
  'autocomplete-valid',
  'click-events-have-key-events',
  'heading-has-content',
  'html-has-lang',
  'iframe-has-title',
  'img-redundant-alt',
  'label-has-associated-control',
  'media-has-caption',
  'mouse-events-have-key-events',
  'no-access-key',
  'no-autofocus',
  'no-distracting-elements',
  'no-interactive-element-to-noninteractive-role',
  'no-noninteractive-element-to-interactive-role',
  'no-noninteractive-tabindex',
  'no-redundant-roles',
  'no-static-element-interactions',
  'role-has-required-aria-props',
  'role-supports-aria-props',
  'scope',
  'tabindex-no-positive',
];

const rawMessages = ['gatsby-plugin-react-i18next', 'react-i18next'].map((name) => ({
  name,
  importNames: ['useTranslation', 'Trans', 'Translation', 'withTranslation'],
  message: 'Messages come typed: useMessages() of web/src/i18n/use-messages.ts',
}));

/**
 * The rules for all code. Formatting belongs to Oxfmt, import directions to dependency-cruiser. Patterns begin with two
 * stars, since this folder is not that of the code.
 */
export default {
  plugins: ['eslint', 'typescript', 'oxc', 'react'],
  jsPlugins: [path.join(import.meta.dirname, 'oxlint-rules.mjs')],
  categories: { correctness: 'error' },
  options: { typeAware: true, maxWarnings: 0, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true, es2024: true },
  ignorePatterns: [
    '**/node_modules/',
    '**/dist/',
    '**/.cache/',
    '**/public/',
    '**/.strapi/',
    '**/.site/',
    '**/.results/',
    '**/types/generated/',
  ],
  rules: {
    ...toErrors('', language),
    ...toErrors('typescript/', untyped),
    ...toErrors('typescript/', typed),
    // It rejects lists of words too, despite its option.
    'typescript/require-array-sort-compare': 'off',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/restrict-plus-operands': [
      'error',
      { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
    ],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    // The default ignores names that begin with “_”.
    'no-unused-vars': ['error', { varsIgnorePattern: '^$', argsIgnorePattern: '^$' }],
    // Some expressions of this project reject control characters on purpose.
    'no-control-regex': 'off',
  },
  overrides: [
    {
      files: ['**/main.ts', '**/packages/cli/**', '**/packages/tooling/**', '**/cms/bin/**', '**/cms/generate/**', '**/run-edge.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/e2e/**', '**/tests/**', '**/test/**'],
      rules: toDisabled('typescript/', ['no-unsafe-assignment', 'no-unsafe-member-access', 'no-unsafe-argument']),
    },
    {
      files: ['**/web/**/*.tsx'],
      plugins: ['eslint', 'typescript', 'oxc', 'react', 'jsx-a11y'],
      rules: {
        ...toErrors('jsx-a11y/', accessibility),
        'react/rules-of-hooks': 'error',
        'react/unsupported-syntax': 'error',
        'jsx-a11y/interactive-supports-focus': [
          'error',
          { tabbable: ['button', 'checkbox', 'link', 'progressbar', 'searchbox', 'slider', 'spinbutton', 'switch', 'textbox'] },
        ],
        'jsx-a11y/no-noninteractive-element-interactions': [
          'error',
          { body: ['onError', 'onLoad'], iframe: ['onError', 'onLoad'], img: ['onError', 'onLoad'] },
        ],
      },
    },
    {
      files: ['**/web/src/**/*.tsx'],
      excludeFiles: ['**/*.test.tsx', '**/*.examples.tsx'],
      rules: { 'ochiq/use-messages': 'error' },
    },
    {
      files: ['**/web/src/**/*.ts', '**/web/src/**/*.tsx'],
      excludeFiles: ['**/*.test.ts', '**/*.test.tsx', '**/web/src/i18n/use-messages.ts'],
      rules: { 'no-restricted-imports': ['error', { paths: rawMessages }] },
    },
    // Rows of the panel display times relative to now, each time they render.
    { files: ['**/cms/src/admin/**'], rules: { 'react/purity': 'off' } },
    {
      files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
      env: { node: true },
      rules: { 'no-undef': 'error', ...toDisabled('typescript/', [...typed, 'no-confusing-void-expression', 'unbound-method']) },
    },
  ],
};
