import { provesWire } from '@/testing/link-conformance';
import { WIRES } from '@/testing/link-wires';
import { testUnless } from '@/testing/not-run';

// Ten thousand taps and two hundred kills in the long run: npm run soak link.
for (const [wire, { whyNot }] of Object.entries(WIRES)) {
  const name = `four phones tap 500 times on the ${wire} wire, through ten kills and a bad network: each once, and all see the same`;
  testUnless(whyNot())(name, async () => {
    const { taps, acknowledged, kills, failures } = await provesWire(wire, { taps: 500, kills: 10, seed: 1 });
    expect(failures).toEqual([]);
    expect(kills).toBe(10);
    expect(taps).toBeGreaterThanOrEqual(500);
    expect(acknowledged).toBeGreaterThan(400);
  });
}
