import type { Page } from '@playwright/test';

/** Between two keys of a quick typist, in milliseconds. */
const betweenKeysMs = 150;

type Measured = { durations?: number[]; previewed?: Promise<number> };

/** Types keys into what has the focus. @returns from each key to the picture in which it is, in milliseconds */
export async function measureTyping(page: Page, keys: number): Promise<number[]> {
  await page.evaluate(() => {
    const measured = window as unknown as Measured;
    measured.durations = [];
    const onKey = ({ timeStamp }: KeyboardEvent) => {
      window.requestAnimationFrame(() => {
        // A task after the frame: the picture is drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => measured.durations?.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    };
    document.addEventListener('keydown', onKey, true);
  });
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(String.fromCharCode(97 + (key % 26)));
    await page.waitForTimeout(betweenKeysMs);
  }
  return page.evaluate(() => (window as unknown as Measured).durations ?? []);
}

/** Where something is written, and where the preview shows it. */
export type PreviewedField = { written: string; shown: string };

/** How long a key may take to reach the preview, in milliseconds. */
const longestMs = 20_000;

/** Types keys into a field, each when the last one is in the preview. @returns from each key to the picture in milliseconds */
export async function measurePreview(page: Page, { written, shown }: PreviewedField, keys: number): Promise<number[]> {
  const durations: number[] = [];
  for (let key = 0; key < keys; key += 1) {
    // The listener has to be there before the key comes.
    await page.evaluate(
      ([field, part, limit]) => {
        const read = (element: Element | null | undefined) =>
          element instanceof HTMLInputElement ? element.value : (element?.textContent ?? '');
        const frame = document.querySelector<HTMLIFrameElement>('[data-ochiq="preview"] iframe');
        (window as unknown as Measured).previewed = new Promise<number>((resolve, reject) => {
          const onKey = ({ timeStamp }: KeyboardEvent) => {
            const before = read(document.querySelector(field));
            const look = () => {
              const now = read(document.querySelector(field));
              if (now !== before && read(frame?.contentDocument?.querySelector(part)) === now)
                window.requestAnimationFrame(() => resolve(performance.now() - timeStamp));
              else if (performance.now() - timeStamp > limit) reject(new Error('The preview does not follow'));
              else window.setTimeout(look, 2);
            };
            look();
          };
          document.addEventListener('keydown', onKey, { once: true, capture: true });
        });
      },
      [written, shown, longestMs] as const,
    );
    await page.keyboard.press(String.fromCharCode(97 + (key % 26)));
    durations.push(await page.evaluate(() => (window as unknown as Measured).previewed ?? Promise.reject(new Error('No key came'))));
    await page.waitForTimeout(betweenKeysMs);
  }
  return durations;
}
