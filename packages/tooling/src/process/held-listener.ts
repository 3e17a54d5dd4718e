import { lookup } from 'node:dns/promises';
import net from 'node:net';

/** A bound TCP handle of Node's: what `node:cluster` shares between its workers. */
type BoundHandle = {
  readonly fd: number;
  /** @returns 0, or the error of binding, which Linux's `EADDRINUSE` is only told here */
  getsockname: (into: object) => number;
  close: () => void;
};

type BindAddress = (address: string, port: number, family: number) => BoundHandle | number;

/** Node binds without accepting by this function only. It is not documented, so that it may be away one day. */
const { _createServerHandle: bindAddress } = net as { _createServerHandle?: BindAddress };

export type HeldListener = {
  /** The file descriptor of the socket, which is bound where it is not yet; `null` where the service has to bind by itself. */
  open: () => Promise<number | null>;
  /** Closes the socket: whoever asks is refused at once. */
  release: () => void;
};

/**
 * Holds the socket that a service listens on, so that connections wait in the kernel while the service is started again. Nothing is
 * accepted here: a connection belongs to the service as soon as one takes it.
 */
export function holdListener(host: string, port: number): HeldListener {
  let held: BoundHandle | null = null;
  return {
    async open() {
      if (held || !bindAddress) return held?.fd ?? null;
      const { address, family } = await lookup(host);
      const bound = bindAddress(address, port, family);
      // The service tells why it can't listen either.
      if (typeof bound === 'number') return null;
      if (bound.getsockname({}) === 0) held = bound;
      else bound.close();
      return held?.fd ?? null;
    },
    release() {
      held?.close();
      held = null;
    },
  };
}
