import { networkInterfaces } from 'node:os';

/** Names of networks inside a computer, and of tunnels out of it: a phone in the hall is in neither. */
const NOT_OF_THE_HALL =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|zt|tailscale)|vEthernet|VirtualBox|VMware/i;

type Interfaces = ReturnType<typeof networkInterfaces>;

/** This computer's address in the network it is in; undefined where it is in none. */
export function networkAddress(interfaces: Interfaces = networkInterfaces()): string | undefined {
  const addresses = Object.entries(interfaces).flatMap(([name, all = []]) =>
    all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => ({ name, address })),
  );
  return (addresses.find(({ name }) => !NOT_OF_THE_HALL.test(name)) ?? addresses[0])?.address;
}
