import path from 'node:path';

type Plugin = { apply: (compiler: Compiler) => void };
type ModuleRequest = { request: string };
type Compiler = {
  webpack: {
    DefinePlugin: new (values: Record<string, string>) => Plugin;
    NormalModuleReplacementPlugin: new (what: RegExp, by: string | ((moduleRequest: ModuleRequest) => void)) => Plugin;
  };
};

/**
 * Libraries that no page of ours ever runs, excluded from what readers load: the plugin of react-i18next for Gatsby
 * warns of missing queries in development and may guess the language, and Gatsby's `Script` may hand scripts to a
 * worker. `false` makes a module empty. The rest of i18next is imported as one file: its own module form is smaller.
 */
export const unusedModules = {
  '@builder.io/partytown/integration': false,
  'browser-lang': false,
  'gatsby-script': false,
  'html-parse-stringify': false,
  i18next$: path.join(__dirname, '..', '..', 'node_modules', 'i18next', 'dist', 'esm', 'i18next.js'),
  invariant: path.join(__dirname, '..', 'deferred-hydration', 'no-check.js'),
  outdent: false,
  'void-elements': false,
} as const;

/**
 * Of react-i18next we use the context, not what waits and listens, is for markup in texts, for classes or for a server
 * of its own; no worker serves the site or runs its scripts; no page uses Gatsby's slices or static queries; property
 * types are not checked at run time; and tags for networks and search engines are read from the served page.
 */
export const unusedFiles =
  /react-i18next[\\/]dist[\\/]es[\\/](?:Trans|TransWithoutContext|Translation|useTranslation|withTranslation|withSSR|useSSR|unescape)\.js$|\.cache[\\/](?:register-service-worker|slice|static-query)\.js$|prop-types[\\/]index\.js$|src[\\/]layouts[\\/]head-sharing\.tsx$|partytown[\\/]gatsby-browser\.js$/u;

export const unusedFilesPlugin: Plugin = {
  apply(compiler) {
    new compiler.webpack.NormalModuleReplacementPlugin(unusedFiles, path.join(__dirname, '..', 'deferred-hydration', 'left-out.js')).apply(
      compiler,
    );
  },
};

/** The interop of old libraries' modules is required as a function itself, and has no other form. */
const commonJsHelperPattern = /^@babel\/runtime\/helpers\/(?!esm\/|interopRequire)/u;

/** Replaces Babel's CommonJS helpers by their ES modules: libraries import either, and readers load one. */
export const duplicateHelpersPlugin: Plugin = {
  apply(compiler) {
    new compiler.webpack.NormalModuleReplacementPlugin(commonJsHelperPattern, (moduleRequest) => {
      moduleRequest.request = moduleRequest.request.replace('/helpers/', '/helpers/esm/');
    }).apply(compiler);
  },
};

/**
 * Gatsby tells the worker of a plugin of its own to forget files, and loads whole pages once that one is new: ours gets
 * which pages are read, and nothing else. Our own code asks for the worker in control by another name than these.
 */
export const withoutWorkerTalk: Plugin = {
  apply(compiler) {
    new compiler.webpack.DefinePlugin({ 'window.___swUpdated': 'false', 'navigator.serviceWorker.controller': 'null' }).apply(compiler);
  },
};
