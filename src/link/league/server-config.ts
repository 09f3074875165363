interface ConfigOptions {
  readonly port: number;
  /** Where it keeps what it is given. */
  readonly folder: string;
  readonly workerPassword: string;
  /** Passwords of the gateways, by name: each hears and says what carries its own name only. */
  readonly gateways: Readonly<Record<string, string>>;
  /** The nodes of a cluster, of which this is one. */
  readonly cluster?: { readonly node: string; readonly port: number; readonly routes: readonly number[] };
  /** For whoever asks over http whether all is well. */
  readonly monitorPort?: number;
}

/**
 * What a nats-server for a league is started with. Workers have an account of their own: the log and the register are in it,
 * and no gateway, whatever it publishes and wherever it wants the answer sent, reaches into it but through the few subjects
 * that are exported. Everything is on disk before it is acknowledged.
 */
export const serverConfig = ({
  port,
  folder,
  workerPassword,
  gateways,
  cluster,
  monitorPort,
}: ConfigOptions): string => `
listen: "127.0.0.1:${port}"
${monitorPort === undefined ? '' : `http: "127.0.0.1:${monitorPort}"`}
${cluster ? `server_name: ${cluster.node}` : ''}
max_payload: 8MB
jetstream { store_dir: ${JSON.stringify(folder)}, sync_interval: always }
${cluster ? clusterConfig(cluster) : ''}
accounts {
  WORKERS {
    jetstream: enabled
    users: [{ user: worker, password: "${workerPassword}" }]
    exports: [{ service: "ask.*.*.*" }, { service: "where" }, { stream: "show.*.*" }]
  }
  GATEWAYS {
    users: [${Object.entries(gateways).map(gatewayUser).join(', ')}]
    imports: [
      { service: { account: WORKERS, subject: "ask.*.*.*" } }
      { service: { account: WORKERS, subject: "where" } }
      { stream: { account: WORKERS, subject: "show.*.*" } }
    ]
  }
}
`;

const gatewayUser = ([name, password]: readonly [string, string]): string =>
  `{ user: ${name}, password: "${password}", permissions: {
      publish: ["ask.*.${name}.*", "where"], subscribe: ["show.${name}.*", "_INBOX_${name}.>"] } }`;

const clusterConfig = ({ port, routes }: NonNullable<ConfigOptions['cluster']>): string => `
cluster {
  name: league
  listen: "127.0.0.1:${port}"
  routes: [${routes.map((each) => `"nats-route://127.0.0.1:${each}"`).join(', ')}]
}`;
