const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const tickMs = 250;

/** Prints named steps with their durations; on a terminal the line of the running step is updated. */
export class Steps {
  private readonly live = process.stdout.isTTY;
  private number = 0;

  /** Prints a line outside of the steps. */
  say(line: string): void {
    if (this.live) process.stdout.write('\r\u001b[K');
    console.error(line);
  }

  /** Runs one step. `say` reports its progress. */
  async step<T>(title: string, work: (say: (how: string) => void) => Promise<T>): Promise<T> {
    this.number += 1;
    const label = `${String(this.number).padStart(2)}. ${title}`;
    const began = Date.now();
    let how = '';
    const draw = () => {
      const width = (process.stdout.columns || 80) - 1;
      process.stdout.write(`\r\u001b[K${`${label} … ${formatSeconds(Date.now() - began)}  ${how}`.slice(0, width)}`);
    };
    const timer = this.live ? setInterval(draw, tickMs) : undefined;
    if (!this.live) console.log(`${label} …`);
    const end = (mark: string, note: string) => {
      clearInterval(timer);
      if (this.live) process.stdout.write('\r\u001b[K');
      console.log(`${mark} ${label}  ${formatSeconds(Date.now() - began)}${note}`);
    };
    try {
      const result = await work((status) => {
        how = status;
      });
      end('✓', how ? `  (${how})` : '');
      return result;
    } catch (error) {
      end('✗', '');
      throw error;
    }
  }
}
