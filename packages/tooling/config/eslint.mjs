import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

const letter = '/\\p{L}/u';
const sayByMessage = 'What people read is a message: useMessages()';
const spokenAttribute =
  'JSXAttribute[name.name=/^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label)$/]';

/** Text written into a component, and the same in braces. */
const writtenText = [
  `JSXText[value=${letter}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=${letter}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${letter}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${letter}]`,
  `${spokenAttribute} > Literal[value=${letter}]`,
  `${spokenAttribute} > JSXExpressionContainer > Literal[value=${letter}]`,
  `${spokenAttribute} > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${letter}]`,
  `${spokenAttribute} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${letter}]`,
];

const rawMessages = ['gatsby-plugin-react-i18next', 'react-i18next'].map((name) => ({
  name,
  importNames: ['useTranslation', 'Trans', 'Translation', 'withTranslation'],
  message: 'Messages come typed: useMessages() of web/src/i18n/use-messages.ts',
}));

/** The rules for all code. Formatting is Prettier's, who may import whom is dependency-cruiser's. */
export default ts.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/.cache/',
      '**/public/',
      '**/.strapi/',
      '**/.site/',
      '**/.results/',
      '.ochiq/',
      '**/types/generated/',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Refusing control characters is what some of our expressions are for.
      'no-control-regex': 'off',
      'no-console': 'error',
    },
  },
  { files: ['**/main.ts', 'packages/tooling/**', 'cms/bin/**', 'cms/generate/**', '**/run-edge.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/e2e/**', '**/tests/**', '**/test/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  { files: ['web/**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  { files: ['web/**/*.tsx'], plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
  {
    files: ['web/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/*.examples.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...writtenText.map((selector) => ({ selector, message: sayByMessage }))] },
  },
  {
    files: ['web/src/**/*.ts', 'web/src/**/*.tsx'],
    ignores: ['**/*.test.ts', '**/*.test.tsx', 'web/src/i18n/use-messages.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: rawMessages }] },
  },
  { files: ['**/*.mjs', '**/*.cjs', '**/*.js'], ...ts.configs.disableTypeChecked },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', module: 'readonly', require: 'readonly' } },
  },
);
