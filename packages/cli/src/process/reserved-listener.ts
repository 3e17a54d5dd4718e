import { lookup } from 'node:dns/promises';
import net from 'node:net';

/** A bound TCP handle of Node, as `node:cluster` shares it between its workers. */
type BoundHandle = {
  readonly fd: number;
  /** Reads the address. @returns 0, or the error of binding: Linux reports `EADDRINUSE` only here */
  getsockname: (into: object) => number;
  close: () => void;
};

type BindAddress = (address: string, port: number, family: number) => BoundHandle | number;

/** Node binds without accepting by this function only. It is not documented, so it may be removed one day. */
const { _createServerHandle: bindAddress } = net as { _createServerHandle?: BindAddress };

export type ReservedListener = {
  /** Binds the socket if necessary, and returns its file descriptor; `null` where the service has to bind by itself. */
  open: () => Promise<number | null>;
  /** Closes the socket: connections are refused at once. */
  release: () => void;
};

/**
 * Reserves the socket that a service listens on, so that connections wait in the kernel while the service restarts.
 * Nothing is accepted here: a connection belongs to the service that accepts it.
 */
export function reserveListener(host: string, port: number): ReservedListener {
  let reservedHandle: BoundHandle | null = null;
  return {
    async open() {
      if (reservedHandle || !bindAddress) return reservedHandle?.fd ?? null;
      const { address, family } = await lookup(host);
      const bound = bindAddress(address, port, family);
      // The service itself reports why it can't listen.
      if (typeof bound === 'number') return null;
      if (bound.getsockname({}) === 0) reservedHandle = bound;
      else bound.close();
      return reservedHandle?.fd ?? null;
    },
    release() {
      reservedHandle?.close();
      reservedHandle = null;
    },
  };
}
