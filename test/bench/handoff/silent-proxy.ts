import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A network that can go silent: nothing gets through and nothing is closed. */
export interface SilentProxy {
  port: number;
  leadTo(url: string): void;
  fallSilent(): void;
  /** Lets everything through again; WebSockets from before the silence only if `keepsOld`. */
  goOn(options: { keepsOld: boolean }): void;
  stop(): void;
}

export const openSilentProxy = async (): Promise<SilentProxy> => {
  let target = 0;
  let isSilent = false;
  const open = new Set<Socket>();
  const webSockets = new Set<Socket>();
  const old = new Set<Socket>();
  const pass = (from: Socket, to: Socket): void => {
    open.add(from);
    if (isSilent) from.pause();
    from.on("data", (bytes) => {
      if (/^upgrade: websocket/im.test(bytes.toString("latin1"))) webSockets.add(from).add(to);
      to.write(bytes);
    });
    from.on("end", () => to.end());
    from.on("error", () => to.destroy());
    from.on("close", () => {
      open.delete(from);
      to.destroy();
    });
  };
  const server = createServer((client) => {
    const product = connect(target, "127.0.0.1");
    pass(client, product);
    pass(product, client);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (url) => {
      target = Number(new URL(url).port);
    },
    fallSilent: () => {
      isSilent = true;
      for (const socket of open) {
        socket.pause();
        if (webSockets.has(socket)) old.add(socket);
      }
    },
    goOn: ({ keepsOld }) => {
      isSilent = false;
      for (const socket of open) if (keepsOld || !old.has(socket)) socket.resume();
      if (keepsOld) old.clear();
    },
    stop: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
};
