import { webcrypto } from 'node:crypto';

// What the design system asks of a browser and jsdom lacks.
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { IntersectionObserver: NoObserver, ResizeObserver: NoObserver });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
Object.assign(window.HTMLElement.prototype, {
  scrollIntoView: () => undefined,
  hasPointerCapture: () => false,
  releasePointerCapture: () => undefined,
});
window.matchMedia = () => ({ matches: false, addListener: () => undefined, removeListener: () => undefined }) as unknown as MediaQueryList;
