const inPart = (body: string) => `import * as React from 'react';\nexport function Part({ open, list }: Props) {\n  ${body}\n}`;

/**
 * One violation of each rule of hooks, in a component. `preserve-manual-memoization` has none: what it would refuse is refused
 * by `exhaustive-deps` before.
 */
export const hooks = {
  'react(error-boundaries)': inPart('try { return <p>{open}</p>; } catch { return null; }'),
  'react-hooks(exhaustive-deps)': inPart('React.useEffect(() => { document.body.hidden = open; }, []);\n  return null;'),
  'react(globals)': `let shown;\n${inPart('shown = open;\n  return <p>{open}</p>;')}`,
  'react(immutability)': inPart('list[0] = 1;\n  return <p>{list}</p>;'),
  'react(incompatible-library)': inPart('const a = useReactTable(list);\n  return <p>{a}</p>;').replace(
    'import',
    "import { useReactTable } from '@tanstack/react-table';\nimport",
  ),
  'react(purity)': inPart('const now = Date.now();\n  return <p>{now}</p>;'),
  'react(refs)': inPart('const stored = React.useRef(1);\n  return <p>{stored.current}</p>;'),
  'react-hooks(rules-of-hooks)': inPart('if (open) React.useState(1);\n  return null;'),
  'react(set-state-in-effect)': inPart(
    'const [a, setA] = React.useState(1);\n  React.useEffect(() => { setA(2); }, []);\n  return <p>{a}</p>;',
  ),
  'react(set-state-in-render)': inPart('const [a, setA] = React.useState(1);\n  setA(2);\n  return <p>{a}</p>;'),
  'react(static-components)': inPart('const Inner = () => <p>{open}</p>;\n  return <Inner />;'),
  'react(unsupported-syntax)': inPart('eval("1");\n  return <p>{open}</p>;'),
  'react(use-memo)': inPart('const a = React.useMemo((b) => b, []);\n  return <p>{a}</p>;'),
} as const satisfies Readonly<Record<string, string>>;

const part = (jsx: string) => `export const Part = ({ open }: Props) => ${jsx};`;

/** One violation of each rule of accessibility. */
export const accessibility = {
  'jsx-a11y(alt-text)': part('<img src="a.png" />'),
  'jsx-a11y(anchor-has-content)': part('<a href="/" />'),
  'jsx-a11y(anchor-is-valid)': part('<a href="#">{open}</a>'),
  'jsx-a11y(aria-activedescendant-has-tabindex)': part('<div aria-activedescendant={open} />'),
  'jsx-a11y(aria-props)': part('<p aria-labeledby="a">{open}</p>'),
  'jsx-a11y(aria-proptypes)': part('<p aria-hidden="yes">{open}</p>'),
  'jsx-a11y(aria-role)': part('<p role="datepicker">{open}</p>'),
  'jsx-a11y(aria-unsupported-elements)': part('<meta aria-hidden="true" />'),
  'jsx-a11y(autocomplete-valid)': part('<input type="text" autoComplete="foo" />'),
  'jsx-a11y(click-events-have-key-events)': part('<div onClick={open} role="button" tabIndex={0}>{open}</div>'),
  'jsx-a11y(heading-has-content)': part('<h1 />'),
  'jsx-a11y(html-has-lang)': part('<html>{open}</html>'),
  'jsx-a11y(iframe-has-title)': part('<iframe src="a" />'),
  'jsx-a11y(img-redundant-alt)': part('<img src="a" alt="photo of a" />'),
  'jsx-a11y(interactive-supports-focus)': part('<div role="button" onClick={open} onKeyDown={open}>{open}</div>'),
  'jsx-a11y(label-has-associated-control)': part('<label>a</label>'),
  'jsx-a11y(media-has-caption)': part('<video src="a" />'),
  'jsx-a11y(mouse-events-have-key-events)': part('<a href="/a" onMouseOver={open}>{open}</a>'),
  'jsx-a11y(no-access-key)': part('<a href="/a" accessKey="h">{open}</a>'),
  'jsx-a11y(no-autofocus)': part('<input autoFocus />'),
  'jsx-a11y(no-distracting-elements)': part('<marquee>{open}</marquee>'),
  'jsx-a11y(no-interactive-element-to-noninteractive-role)': part('<button role="article" type="button">{open}</button>'),
  'jsx-a11y(no-noninteractive-element-interactions)': part('<li onClick={open} onKeyDown={open}>{open}</li>'),
  'jsx-a11y(no-noninteractive-element-to-interactive-role)': part('<h1 role="button">{open}</h1>'),
  'jsx-a11y(no-noninteractive-tabindex)': part('<p tabIndex={0}>{open}</p>'),
  'jsx-a11y(no-redundant-roles)': part('<button role="button" type="button">{open}</button>'),
  'jsx-a11y(no-static-element-interactions)': part('<div onClick={open} onKeyDown={open}>{open}</div>'),
  'jsx-a11y(role-has-required-aria-props)': part('<span role="checkbox" tabIndex={0}>{open}</span>'),
  'jsx-a11y(role-supports-aria-props)': part('<a href="/a" role="link" aria-checked={open}>{open}</a>'),
  'jsx-a11y(scope)': part('<div scope="col">{open}</div>'),
  'jsx-a11y(tabindex-no-positive)': part('<a href="/a" tabIndex={3}>{open}</a>'),
} as const satisfies Readonly<Record<string, string>>;
