import { isValidElement, type ComponentType, type ReactElement } from 'react';

type Props = Readonly<Record<string, unknown>>;

/** A state of a component: its props, and what is special about them. */
export type State = { name: string; props: Props };
export type CataloguedComponent = { folder: string; name: string; component: ComponentType<Props>; states: State[] };

/** Modules of components by their paths: `./card/card.tsx`. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Props that identify a thing: each value differs, but none is another case. */
const identifying = new Set(['id', 'seed', 'slug', 'path', 'href', 'iso', 'label', 'title', 'name']);

const word = /^[a-z][a-z0-9-]{0,23}$/u;

const isOneOfFew = (name: string, value: unknown) => !identifying.has(name) && typeof value === 'string' && word.test(value);

/** Describes the case of a value: whether it is present, how many items it has, which of a few words it is. */
function describeCase(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (typeof value === 'string') return value === '' ? 'empty' : word.test(value) ? value : 'text';
  if (Array.isArray(value)) return value.length === 0 ? 'empty' : value.length === 1 ? 'one' : 'many';
  if (typeof value !== 'object' || isValidElement(value)) return typeof value;
  return Object.entries(value)
    .filter(([name, part]) => part === null || Array.isArray(part) || typeof part === 'boolean' || isOneOfFew(name, part))
    .map(([name, part]) => `${name}: ${describeCase(part)}`)
    .join(', ');
}

const listCases = (props: Props) => Object.entries(props).map(([name, value]) => `${name} = ${describeCase(value)}`);

/** Selects as few props as show every case of every property once. */
export function selectDistinctStates(all: readonly Props[]): State[] {
  const shown = new Set<string>();
  return all.flatMap((props, index) => {
    const fresh = listCases(props).filter((one) => !shown.has(one));
    if (fresh.length === 0 && index > 0) return [];
    fresh.forEach((one) => shown.add(one));
    return [{ name: fresh.join('; ') || 'plain', props }];
  });
}

type JsxRuntime = Record<string, unknown>;
type Jsx = (type: unknown, props: Props, ...rest: unknown[]) => ReactElement;

const elementFactories = ['jsx', 'jsxs', 'jsxDEV'] as const;

/** Records the props of every component while something is rendered. */
export function recordProps(runtimes: readonly JsxRuntime[], render: () => void): ReadonlyMap<unknown, Props[]> {
  const propsByComponent = new Map<unknown, Props[]>();
  const undo = runtimes.flatMap((runtime) =>
    elementFactories.map((name) => {
      const make = runtime[name] as Jsx | undefined;
      if (!make) return () => undefined;
      runtime[name] = (type: unknown, props: Props, ...rest: unknown[]) => {
        if (typeof type === 'function') propsByComponent.set(type, [...(propsByComponent.get(type) ?? []), props]);
        return make(type, props, ...rest);
      };
      return () => (runtime[name] = make);
    }),
  );
  try {
    render();
  } finally {
    undo.forEach((back) => back());
  }
  return propsByComponent;
}

const isComponent = (name: string, value: unknown): value is ComponentType<Props> => typeof value === 'function' && /^[A-Z]/u.test(name);

/** Lists all components in the order of their folders, with the recorded states. */
export function listComponents(modules: Modules, propsByComponent: ReadonlyMap<unknown, Props[]>): CataloguedComponent[] {
  return Object.entries(modules)
    .flatMap(([path, exports]) =>
      Object.entries(exports)
        .filter((entry): entry is [string, ComponentType<Props>] => isComponent(...entry))
        .map(([name, component]) => ({
          folder: path.split('/')[1] ?? path,
          name,
          component,
          states: selectDistinctStates(propsByComponent.get(component) ?? []),
        })),
    )
    .sort((a, b) => a.folder.localeCompare(b.folder, 'en') || a.name.localeCompare(b.name, 'en'));
}
