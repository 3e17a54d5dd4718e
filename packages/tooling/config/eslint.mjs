import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

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
  { files: ['**/*.mjs', '**/*.cjs', '**/*.js'], ...ts.configs.disableTypeChecked },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', module: 'readonly', require: 'readonly' } },
  },
);
